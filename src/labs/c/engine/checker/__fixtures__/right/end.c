#include <stdio.h>
#include <stdlib.h>
static char *global;
static int cache[4];
int main(void){ global=malloc(10); if(!global) return 1; global[0]='a'; global[1]=0; puts(global); int *p=&cache[4]; while(p!=cache) *--p=1; printf("%d\n",cache[0]); char word[6]="abcde"; char *e=word+sizeof word; while(e-->word) if(*e) putchar(*e); puts(""); struct { int a; char n[4]; } v[2]={{1,"abc"},{2,"d"}}; for(int i=0;i<2;i++) printf("%d %s\n",v[i].a,v[i].n); int a[3]={1,2,3}, b[3]; for(int i=0;i<3;i++) b[i]=a[i]*2; int s=0; for(int *q=b;q<b+3;++q) s+=*q; printf("%d\n",s); int *pa=a,*pe=&a[3]; while(pa<pe) printf("%d",*pa++); puts(""); char t; for(t='a';t<'e';t++) putchar(t); puts(""); int used; int flag=1; if(flag) used=3; if(flag&&used>2) puts("si"); exit(3); }
