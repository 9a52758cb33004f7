// formas: lista
// Lista de 2 nodos desde p: 1 → 3 → NULL
#include <stdlib.h>
typedef struct s { int v; struct s *next; } node;
static node *push(node *head, int v) {
    node *n = malloc(sizeof(node));
    n->v = v;
    n->next = head;
    return n;
}
int main(void) {
    node *p = push(push(push(NULL, 3), 2), 1);
    node *victim = p->next;
    p->next = victim->next;
    free(victim);
    victim = NULL;
    return p->v - 1;
}
