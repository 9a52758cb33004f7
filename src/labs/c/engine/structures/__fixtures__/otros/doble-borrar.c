// formas: lista doble
// Lista doble de 2 nodos desde L.head: 1 ⇄ 4 ⇄ NULL
#include <stdlib.h>
typedef struct element { int key; struct element *next, *prev; } element;
typedef struct { element *head; } LIST;
static void list_insert(LIST *L, element *x) {
    x->next = L->head;
    if (L->head != NULL) L->head->prev = x;
    L->head = x;
    x->prev = NULL;
}
static void list_delete(LIST *L, element *x) {
    if (x->prev != NULL) x->prev->next = x->next;
    else L->head = x->next;
    if (x->next != NULL) x->next->prev = x->prev;
}
int main(void) {
    LIST L = {NULL};
    element *x = NULL;
    int keys[] = {4, 16, 1};
    for (int i = 0; i < 3; i++) {
        element *e = malloc(sizeof *e);
        e->key = keys[i];
        list_insert(&L, e);
        if (keys[i] == 16) x = e;
    }
    list_delete(&L, x);
    free(x);
    x = NULL;
    return 0;
}
