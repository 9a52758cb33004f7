// formas: árbol
// Árbol de 3 nodos desde raiz: raíz 1; 1: hijo[0] 2, hijo[1] 1
#include <stdlib.h>
#define GRADO 2
typedef struct pagina { int n; int clave[2 * GRADO - 1]; struct pagina *hijo[2 * GRADO]; } pagina;
static pagina *nueva(int n, int a, int b) {
    pagina *p = calloc(1, sizeof *p);
    p->n = n;
    p->clave[0] = a;
    p->clave[1] = b;
    return p;
}
int main(void) {
    pagina *raiz = nueva(1, 50, 0);
    raiz->hijo[0] = nueva(2, 10, 20);
    raiz->hijo[1] = nueva(1, 70, 0);
    return raiz->n - 1;
}
