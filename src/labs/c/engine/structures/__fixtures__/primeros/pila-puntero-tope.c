// formas: lista
// Lista de 3 nodos desde bloque 1.tope: 'c' → 'b' → 'a' → NULL
#include <stdlib.h>
typedef struct nodo { char c; struct nodo *abajo; } nodo;
typedef struct { nodo *tope; int altura; } pila;
static void apilar(pila *p, char c) {
    nodo *n = malloc(sizeof *n);
    n->c = c;
    n->abajo = p->tope;
    p->tope = n;
    p->altura++;
}
int main(void) {
    pila *p = calloc(1, sizeof *p);
    apilar(p, 'a'); apilar(p, 'b'); apilar(p, 'c');
    return p->altura - 3;
}
