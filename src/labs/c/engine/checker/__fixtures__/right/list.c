#include <stdio.h>
#include <stdlib.h>
struct node { int v; struct node *next; };
static struct node *push(struct node *h, int v){ struct node *n=malloc(sizeof *n); if(!n) exit(1); n->v=v; n->next=h; return n; }
static struct node *rev(struct node *h){ struct node *r=NULL; while(h){struct node *n=h->next; h->next=r; r=h; h=n;} return r; }
int main(void){ struct node *h=NULL; for(int i=0;i<10;i++) h=push(h,i*i); h=rev(h); for(struct node *p=h;p;p=p->next) printf("%d ",p->v); puts("");
 struct node **pp=&h; while(*pp){ if((*pp)->v%2){struct node *d=*pp; *pp=d->next; free(d);} else pp=&(*pp)->next; }
 for(struct node *p=h;p;p=p->next) printf("%d ",p->v); puts(""); while(h){struct node *n=h->next; free(h); h=n;} return 0; }
