#include <stdio.h>
#include <stdint.h>
#include <string.h>
struct b { unsigned a:3; unsigned b:5; int c:7; unsigned d:20; _Bool e:1; };
union u { float f; uint32_t i; unsigned char c[4]; };
struct pad { char c; int x; char d; double y; };
struct pad make(char c){ struct pad p; p.c=c; p.x=c*2; p.d='z'; p.y=c/2.0; return p; }
int main(void){ struct b x; x.a=5; x.b=17; x.c=-9; x.d=77777; x.e=1; if(x.a==5&&x.e) printf("%u %u %d %u %d\n",x.a,x.b,x.c,x.d,x.e);
 union u u; u.f=3.5f; printf("%08x %d\n",(unsigned)u.i,u.c[3]); struct pad p=make('a'), q; q=p; struct pad r[3]; for(int i=0;i<3;i++) r[i]=make((char)('b'+i)); printf("%c %d %c %.1f %d\n",q.c,q.x,q.d,q.y,r[2].x);
 uint64_t h=14695981039346656037ull; for(const char*s="hola";*s;s++){ h^=(unsigned char)*s; h*=1099511628211ull; } printf("%llx\n",(unsigned long long)h);
 struct pad z; memset(&z,0,sizeof z); printf("%d\n",z.x); return 0; }
