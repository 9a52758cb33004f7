// formas: lista
// Lista de 3 nodos desde previo: 3 → 2 → 1 → NULL
#include <stdlib.h>
struct nodo { int x; struct nodo *sig; };
int main(void) {
    struct nodo *cab = NULL, *previo = NULL;
    for (int i = 3; i > 0; i--) {
        struct nodo *n = malloc(sizeof *n);
        *n = (struct nodo){i, cab};
        cab = n;
    }
    while (cab) {
        struct nodo *sig = cab->sig;
        cab->sig = previo;
        previo = cab;
        cab = sig;
    }
    return 0;
}
