// formas: lista
// Lista de 2 nodos desde lista: 2 9.5 → 1 7.0 → NULL
#include <stdlib.h>
struct alumno { int legajo; double nota; };
struct nodo { struct alumno alumno; struct nodo *prox; };
static struct nodo *agregar(struct nodo *lista, struct alumno a) {
    struct nodo *n = malloc(sizeof *n);
    n->alumno = a;
    n->prox = lista;
    return n;
}
int main(void) {
    struct nodo *lista = NULL;
    lista = agregar(lista, (struct alumno){1, 7.0});
    lista = agregar(lista, (struct alumno){2, 9.5});
    return 0;
}
