// formas: árbol
// sin dibujo
#include <stdlib.h>
#define MAX 3
struct nodo { int clave; struct nodo *sig[MAX]; };
static struct nodo cabeza;
static void inserta(int clave, int niveles) {
    struct nodo *n = calloc(1, sizeof *n), *p = &cabeza;
    n->clave = clave;
    for (int k = MAX - 1; k >= 0; k--) {
        while (p->sig[k] != NULL && p->sig[k]->clave < clave) p = p->sig[k];
        if (k < niveles) {
            n->sig[k] = p->sig[k];
            p->sig[k] = n;
        }
    }
}
int main(void) {
    inserta(10, 2); inserta(20, 1); inserta(30, 3); inserta(15, 1);
    int suma = 0;
    for (struct nodo *p = cabeza.sig[0]; p; p = p->sig[0]) suma += p->clave;
    return suma - 75;
}
