// formas: lista doble circular, lista doble
// Lista doble circular de 3 nodos desde lista: 0 ⇄ 5 ⇄ 6 ⇄ vuelve a 0
#include <stdlib.h>
typedef struct elem { int val; struct elem *prev, *next; } Elem;
static Elem *nueva_lista(void) {
    Elem *s = malloc(sizeof(Elem));
    s->val = 0;
    s->prev = s->next = s;
    return s;
}
static void agregar(Elem *s, int val) {
    Elem *e = malloc(sizeof(Elem));
    e->val = val;
    e->next = s;
    e->prev = s->prev;
    s->prev->next = e;
    s->prev = e;
}
int main(void) {
    Elem *lista = nueva_lista();
    agregar(lista, 5);
    agregar(lista, 6);
    return 0;
}
