#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <setjmp.h>
#include <inttypes.h>
#include <wchar.h>
#include <locale.h>
static jmp_buf jb;
static void thrower(int n){ if(n==0) longjmp(jb,7); thrower(n-1); }
struct stack { int d[16]; int n; };
static void push(struct stack *s,int v){ assert(s->n<16); s->d[s->n++]=v; }
static int pop(struct stack *s){ assert(s->n>0); return s->d[--s->n]; }
struct big { int a[20]; char t[30]; };
static struct big mk(int n){ struct big b; for(int i=0;i<20;i++) b.a[i]=n+i; strcpy(b.t,"grande"); return b; }
static int total(struct big b){ int s=0; for(int i=0;i<20;i++) s+=b.a[i]; b.t[0]='G'; return s+b.t[0]; }
static int ack(int m,int n){ return m==0?n+1:n==0?ack(m-1,1):ack(m-1,ack(m,n-1)); }
int main(void){ volatile int st=0; int e=setjmp(jb); if(e==0){ st=1; thrower(3);} printf("%d %d\n",e,st); struct stack s={.n=0}; for(char *p="34+5*";*p;p++){ if(*p>='0'&&*p<='9') push(&s,*p-'0'); else { int b=pop(&s),a=pop(&s); push(&s,*p=='+'?a+b:a*b);} } printf("%d\n",pop(&s)); struct big b=mk(3); printf("%d %s\n",total(b),b.t); struct big *hb=malloc(sizeof *hb); *hb=b; printf("%d\n",hb->a[19]); free(hb); printf("%d\n",ack(2,3)); errno=0; long v=strtol("999999999999",NULL,10); printf("%d %d\n",v==LONG_MAX,errno==ERANGE); printf("%" PRId64 "\n",(int64_t)INT64_MAX); int *np=NULL; free(np); char *c=calloc(4,1); printf("[%s]\n",c); free(c); int z=INT_MAX; long long w=(long long)z*2; printf("%lld %d\n",w,(int)(w%1000)); wchar_t wc[]=L"ab"; printf("%zu\n",wcslen(wc)); double dd[3]={0}; dd[1]=1e10; printf("%g %e\n",dd[1],dd[0]); unsigned char bytes[4]; int val=0x01020304; memcpy(bytes,&val,4); printf("%d\n",bytes[0]); char buf[8]; for(int i=0;i<8;i++) buf[i]=(char)('a'+i); printf("%.8s\n",buf); printf("%d\n",memcmp(buf,"abcdefgh",8)); _Bool ok=3; printf("%d\n",ok); int cnt[26]={0}; for(const char *t="hola mundo";*t;t++) if(*t>='a'&&*t<='z') cnt[*t-'a']++; for(int i=0;i<26;i++) if(cnt[i]) printf("%c%d ",'a'+i,cnt[i]); puts(""); exit(0); }
