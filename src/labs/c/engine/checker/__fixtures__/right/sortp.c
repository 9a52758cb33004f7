#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct p { char name[20]; int age; double h; };
static int byname(const void *a,const void *b){ return strcmp(((const struct p*)a)->name,((const struct p*)b)->name); }
static int by_text(const void *a,const void *b){ return strcmp(*(char *const*)a,*(char *const*)b); }
static int bi(const void*a,const void*b){ int x=*(const int*)a,y=*(const int*)b; return (x>y)-(x<y); }
int main(void){ struct p v[]={{"Zoe",3,1.5},{"Ana",9,1.2},{"Luis",4,1.9}}; qsort(v,3,sizeof v[0],byname); for(int i=0;i<3;i++) printf("%s %d %.1f\n",v[i].name,v[i].age,v[i].h);
 char *w[]={"pera","uva","kiwi"}; qsort(w,3,sizeof w[0],by_text); for(int i=0;i<3;i++) puts(w[i]);
 int n[]={5,3,9,1}; qsort(n,4,sizeof *n,bi); int k=9; int *f=bsearch(&k,n,4,sizeof *n,bi); printf("%td\n",f?f-n:-1);
 char **d=malloc(3*sizeof *d); if(!d) return 1; for(int i=0;i<3;i++){ d[i]=malloc(strlen(w[i])+1); if(!d[i]) return 1; strcpy(d[i],w[i]); } qsort(d,3,sizeof *d,by_text); for(int i=0;i<3;i++){ printf("%s ",d[i]); free(d[i]); } free(d); puts(""); return 0; }
