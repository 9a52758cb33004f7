#include <stdio.h>
#include <stdarg.h>
#include <string.h>
static double avg(int n,...){ va_list a; va_start(a,n); double s=0; for(int i=0;i<n;i++) s+=va_arg(a,double); va_end(a); return s/n; }
static void logf2(const char *f,...){ va_list a; va_start(a,f); char b[64]; int n=vsnprintf(b,sizeof b,f,a); va_end(a); printf("%d %s\n",n,b); if(b[0]=='x') puts("x"); }
static int mx(int n,...){ va_list a,b; va_start(a,n); va_copy(b,a); int m=va_arg(a,int); for(int i=1;i<n;i++){int v=va_arg(a,int); if(v>m)m=v;} va_end(a); m+=va_arg(b,int); va_end(b); return m; }
int main(void){ printf("%.2f\n",avg(3,1.0,2.5,4.0)); logf2("x=%d %s %.1f %c %lld",4,"hola",2.5,'q',1234567890123ll); printf("%d\n",mx(4,3,9,2,7)); printf("%5d|%-8s|%08.3f|%+d|%x|%%|%p\n",3,"ab",3.14159,5,255,(void*)0); printf("%.*s|%*d\n",3,"abcdef",6,42); char raw[3]={'a','b','c'}; printf("%.3s\n",raw); long double l=1.5L; l*=2; printf("%.2Lf\n",l); return 0; }
