// formas: lista doble circular
// sin dibujo
#include <stddef.h>
#include <stdlib.h>
struct list_head { struct list_head *next, *prev; };
struct tarea { int pid; struct list_head nodo; };
static void list_add(struct list_head *n, struct list_head *h) {
    n->next = h->next;
    n->prev = h;
    h->next->prev = n;
    h->next = n;
}
int main(void) {
    struct list_head cola = {&cola, &cola};
    for (int i = 1; i < 3; i++) {
        struct tarea *t = malloc(sizeof *t);
        t->pid = i;
        list_add(&t->nodo, &cola);
    }
    int n = 0;
    for (struct list_head *p = cola.next; p != &cola; p = p->next) n++;
    return n - 2;
}
