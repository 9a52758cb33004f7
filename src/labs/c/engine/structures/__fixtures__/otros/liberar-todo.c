// formas: lista
// Lista de 3 nodos desde cab: 1 → 2 → 3 → NULL
// Lista de 1 nodo desde sig: 3 → NULL
#include <stdlib.h>
typedef struct lista { int dato; struct lista *resto; } lista;
static lista *cons(int dato, lista *resto) {
    lista *l = malloc(sizeof *l);
    *l = (lista){.dato = dato, .resto = resto};
    return l;
}
static void liberar(lista *cab) {
    while (cab != NULL) {
        lista *sig = cab->resto;
        free(cab);
        cab = sig;
    }
}
int main(void) {
    lista *cab = cons(1, cons(2, cons(3, NULL)));
    liberar(cab);
    return 0;
}
