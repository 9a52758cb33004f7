// formas: lista
// Lista de 2 nodos desde q (de main).frente: 20 → 30 → NULL
#include <stdlib.h>
struct nodo { int dato; struct nodo *sig; };
struct cola { struct nodo *frente, *fin; };
static void encolar(struct cola *q, int x) {
    struct nodo *n = malloc(sizeof *n);
    n->dato = x;
    n->sig = NULL;
    if (q->fin) q->fin->sig = n; else q->frente = n;
    q->fin = n;
}
static int desencolar(struct cola *q) {
    struct nodo *n = q->frente;
    int x = n->dato;
    q->frente = n->sig;
    if (!q->frente) q->fin = NULL;
    free(n);
    return x;
}
int main(void) {
    struct cola q = {NULL, NULL};
    for (int i = 1; i < 4; i++) encolar(&q, 10 * i);
    return desencolar(&q) - 10;
}
