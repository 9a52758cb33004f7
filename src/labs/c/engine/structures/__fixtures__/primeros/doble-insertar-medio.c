// formas: lista doble
// Lista doble de 3 nodos desde head: 1 ⇄ 2 ⇄ 3 ⇄ NULL
#include <stdlib.h>
typedef struct dnode { struct dnode *prev; struct dnode *next; int key; } dnode;
static dnode *make(int key) {
    dnode *d = calloc(1, sizeof *d);
    d->key = key;
    return d;
}
static void insert_after(dnode *where, dnode *d) {
    d->next = where->next;
    d->prev = where;
    if (where->next) where->next->prev = d;
    where->next = d;
}
int main(void) {
    dnode *head = make(1);
    insert_after(head, make(3));
    insert_after(head, make(2));
    return head->key - 1;
}
