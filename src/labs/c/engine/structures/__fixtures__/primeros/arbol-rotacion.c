// formas: árbol
// Árbol de 3 nodos desde y: raíz 2; 2: izq 1, der 3
#include <stdlib.h>
struct avl { int k, h; struct avl *izq, *der; };
static struct avl *hoja(int k, struct avl *izq) {
    struct avl *n = malloc(sizeof *n);
    *n = (struct avl){k, 1, izq, NULL};
    return n;
}
int main(void) {
    struct avl *x = hoja(3, hoja(2, hoja(1, NULL)));
    struct avl *y = x->izq;
    x->izq = y->der;
    y->der = x;
    return y->k - 2;
}
