// formas: lista, lista circular
// Lista circular de 1 nodo desde x: 3 → vuelve a 3
#include <stdlib.h>
typedef struct node *link;
struct node { int item; link next; };
int main(void) {
    int i, N = 5, M = 2;
    link t = malloc(sizeof *t), x = t;
    t->item = 1;
    t->next = t;
    for (i = 2; i <= N; i++) {
        x = (x->next = malloc(sizeof *x));
        x->item = i;
        x->next = t;
    }
    while (x != x->next) {
        for (i = 1; i < M; i++) x = x->next;
        link muerto = x->next;
        x->next = x->next->next;
        free(muerto);
        N--;
    }
    return x->item - 3;
}
