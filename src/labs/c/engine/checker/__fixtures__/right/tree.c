#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct t { char *k; int c; struct t *l,*r; } T;
static T *ins(T *t,const char *k){ if(!t){ t=malloc(sizeof(T)); if(!t) abort(); t->k=malloc(strlen(k)+1); strcpy(t->k,k); t->c=1; t->l=t->r=NULL; return t; } int c=strcmp(k,t->k); if(c==0)t->c++; else if(c<0) t->l=ins(t->l,k); else t->r=ins(t->r,k); return t; }
static void show(const T *t){ if(t){ show(t->l); printf("%s=%d\n",t->k,t->c); show(t->r);} }
static void del(T *t){ if(t){ del(t->l); del(t->r); free(t->k); free(t);} }
int main(void){ T *t=NULL; char w[32]; while(scanf("%31s",w)==1) t=ins(t,w); show(t); del(t); return 0; }
