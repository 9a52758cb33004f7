// formas: árbol
// Árbol de 5 nodos desde raiz: raíz 50; 50: izq 30, der 70; 30: izq 20, der 40
#include <stdlib.h>
struct nodo { int clave; struct nodo *izq; struct nodo *der; };
static struct nodo *insertar(struct nodo *r, int clave) {
    if (r == NULL) {
        r = malloc(sizeof *r);
        r->clave = clave;
        r->izq = r->der = NULL;
        return r;
    }
    if (clave < r->clave) r->izq = insertar(r->izq, clave);
    else r->der = insertar(r->der, clave);
    return r;
}
int main(void) {
    struct nodo *raiz = NULL;
    int v[] = {50, 30, 70, 20, 40};
    for (int i = 0; i < 5; i++) raiz = insertar(raiz, v[i]);
    return 0;
}
