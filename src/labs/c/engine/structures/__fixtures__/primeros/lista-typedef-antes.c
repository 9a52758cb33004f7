// formas: lista
// Lista de 3 nodos desde inicio: 1 → 2 → 3 → NULL
#include <stdlib.h>
typedef struct Nodo Nodo;
struct Nodo { int valor; Nodo *sgte; };
static Nodo *crear(int valor) {
    Nodo *n = (Nodo *)malloc(sizeof(Nodo));
    if (n == NULL) exit(1);
    n->valor = valor;
    n->sgte = NULL;
    return n;
}
int main(void) {
    Nodo *inicio = crear(1);
    inicio->sgte = crear(2);
    inicio->sgte->sgte = crear(3);
    return 0;
}
