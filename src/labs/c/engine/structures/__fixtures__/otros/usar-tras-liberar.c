// formas: lista
// Lista de 1 nodo desde cab: 1 → memoria liberada
#include <stdlib.h>
struct nodo { int v; struct nodo *sig; };
int main(void) {
    struct nodo *cab = malloc(sizeof *cab);
    cab->v = 1;
    cab->sig = malloc(sizeof *cab);
    cab->sig->v = 2;
    cab->sig->sig = NULL;
    struct nodo *segundo = cab->sig;
    free(segundo);
    int v = cab->v;
    return v - 1;
}
