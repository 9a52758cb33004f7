// formas: lista
// Lista de 2 nodos a la que nada apunta: 2 → 1 → NULL
#include <stdlib.h>
struct nodo { int v; struct nodo *sig; };
int main(void) {
    struct nodo *p = malloc(sizeof *p);
    p->v = 1;
    p->sig = NULL;
    struct nodo *q = malloc(sizeof *q);
    q->v = 2;
    q->sig = p;
    p = NULL;
    q = NULL;
    return p != q;
}
