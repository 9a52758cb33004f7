// formas: lista, lista circular
// Lista circular de 3 nodos desde ultimo: 3 → 1 → 2 → vuelve a 3
#include <stdlib.h>
struct nodo { int id; struct nodo *sig; };
int main(void) {
    struct nodo *ultimo = NULL;
    for (int i = 1; i <= 3; i++) {
        struct nodo *n = malloc(sizeof *n);
        n->id = i;
        if (ultimo == NULL) n->sig = n;
        else { n->sig = ultimo->sig; ultimo->sig = n; }
        ultimo = n;
    }
    return ultimo->id - 3;
}
