// formas: lista
// Lista de 4 nodos desde cab: 1 → 3 → 5 → 9 → NULL
#include <stdlib.h>
struct n { int k; struct n *next; };
static void insert(struct n **pp, int k) {
    while (*pp && (*pp)->k < k) pp = &(*pp)->next;
    struct n *e = malloc(sizeof *e);
    e->k = k;
    e->next = *pp;
    *pp = e;
}
int main(void) {
    struct n *cab = NULL;
    insert(&cab, 5); insert(&cab, 1); insert(&cab, 9); insert(&cab, 3);
    return cab->k - 1;
}
