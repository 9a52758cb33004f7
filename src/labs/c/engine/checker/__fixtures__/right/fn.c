#include <stdio.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
typedef int (*op)(int,int);
static int add(int a,int b){return a+b;} static int sub(int a,int b){return a-b;}
static const struct { const char *n; op f; } ops[]={{"add",add},{"sub",sub}};
static int fib(int n){ return n<2?n:fib(n-1)+fib(n-2); }
static void swap(int *a,int *b){ int t=*a; *a=*b; *b=t; }
static void perm(char *s,int k,int n){ if(k==n){puts(s);return;} for(int i=k;i<n;i++){ char t=s[k]; s[k]=s[i]; s[i]=t; perm(s,k+1,n); t=s[k]; s[k]=s[i]; s[i]=t; } }
static int *counter(void){ static int c; c++; return &c; }
enum color { RED, GREEN=5, BLUE };
int main(int argc,char **argv){ (void)argv; for(size_t i=0;i<sizeof ops/sizeof *ops;i++) printf("%s %d\n",ops[i].n,ops[i].f(7,3)); printf("%d\n",fib(15)); int a=1,b=2; swap(&a,&b); printf("%d %d\n",a,b); char s[]="abc"; perm(s,0,3); counter(); printf("%d\n",*counter()); printf("%.3f %.3f %d\n",sqrt(2.0),pow(2,0.5),argc); enum color c=BLUE; switch(c){case RED: puts("r"); break; case GREEN: puts("g"); break; default: puts("b");} srand((unsigned)time(NULL)); int r=rand()%6+1; if(r<1||r>6) puts("mal"); float f=0.1f; f*=3; printf("%.2f %d\n",f,(int)(f*10)); unsigned u=0; u--; printf("%u %lld\n",u,(long long)1<<40); int i=0; do { if(i==3) continue; if(i==5) break; } while(++i<10); printf("%d\n",i); int x; x = argc>0 ? 3 : 4; goto fin; fin: printf("%d\n",x); struct tm t={0}; t.tm_year=100; t.tm_mday=1; time_t tt=mktime(&t); struct tm *l=localtime(&tt); printf("%d\n",l->tm_year); char buf[40]; strftime(buf,sizeof buf,"%Y",l); puts(buf); div_t dv=div(7,2); printf("%d %d\n",dv.quot,dv.rem); int arr[10]={[3]=4}; int *p=arr; p+=3; printf("%d %d\n",*p,p[-1]); const char *msgs[]={"uno","dos",NULL}; for(const char **m=msgs;*m;m++) puts(*m); return EXIT_SUCCESS; }
