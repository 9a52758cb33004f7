// formas: árbol
// Árbol de 3 nodos desde a.raiz: raíz 8; 8: izq 3, der 10
#include <stdlib.h>
typedef struct nodo_s { int k; struct nodo_s *padre, *izq, *der; } nodo_t;
typedef struct { nodo_t *raiz; size_t n; } arbol_t;
static void insertar(arbol_t *a, int k) {
    nodo_t *z = malloc(sizeof *z), *y = NULL, *x = a->raiz;
    z->k = k;
    z->izq = z->der = NULL;
    while (x) { y = x; x = k < x->k ? x->izq : x->der; }
    z->padre = y;
    if (!y) a->raiz = z;
    else if (k < y->k) y->izq = z;
    else y->der = z;
    a->n++;
}
int main(void) {
    arbol_t a = {0};
    insertar(&a, 8); insertar(&a, 3); insertar(&a, 10);
    return 0;
}
