#include <stdio.h>
#include <string.h>
#include <stdlib.h>
struct rec { char n[16]; int v; };
int main(void){ FILE *f=fopen("a.bin","wb"); if(!f) return 1; struct rec r={"uno",1},q; fwrite(&r,sizeof r,1,f); strcpy(r.n,"dos"); r.v=2; fwrite(&r,sizeof r,1,f); fclose(f); f=fopen("a.bin","rb"); while(fread(&q,sizeof q,1,f)==1) printf("%s %d\n",q.n,q.v); fclose(f); f=fopen("t.txt","w"); fprintf(f,"%d %s\n",5,"hola"); fclose(f); f=fopen("t.txt","r"); int n; char w[10]; if(fscanf(f,"%d %9s",&n,w)==2) printf("%d %s\n",n,w); int c; rewind(f); while((c=fgetc(f))!=EOF) putchar(c); fclose(f); int v[5]; f=fopen("a.bin","rb"); size_t k=fread(v,1,sizeof v,f); printf("%zu\n",k); fclose(f); char *e=getenv("LANG"); if(e) puts(e); return 0; }
