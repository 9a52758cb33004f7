// formas: lista doble
// Lista doble de 3 nodos desde cab: 1 ⇄ 2 ⇄ 3 ⇄ NULL
#include <stdlib.h>
struct nodo { int dato; struct nodo *ant, *sig; };
int main(void) {
    struct nodo *cab = NULL, *fin = NULL;
    for (int i = 1; i <= 3; i++) {
        struct nodo *n = malloc(sizeof *n);
        n->dato = i;
        n->ant = fin;
        n->sig = NULL;
        if (fin) fin->sig = n; else cab = n;
        fin = n;
    }
    return cab->dato - 1;
}
