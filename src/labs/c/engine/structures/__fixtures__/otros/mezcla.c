// formas: lista
// Lista de 4 nodos desde cab.sig: 1 → 2 → 3 → 4 → NULL
#include <stdlib.h>
struct nodo { int x; struct nodo *sig; };
struct fin { struct nodo *sig; };
static struct nodo *pon(int x, struct nodo *sig) {
    struct nodo *n = malloc(sizeof *n);
    n->x = x;
    n->sig = sig;
    return n;
}
int main(void) {
    struct nodo *a = pon(1, pon(3, NULL)), *b = pon(2, pon(4, NULL));
    struct fin cab = {NULL};
    struct nodo **ultimo = &cab.sig;
    while (a && b) {
        struct nodo **menor = a->x < b->x ? &a : &b;
        *ultimo = *menor;
        ultimo = &(*menor)->sig;
        *menor = (*menor)->sig;
    }
    *ultimo = a ? a : b;
    return cab.sig->x - 1;
}
