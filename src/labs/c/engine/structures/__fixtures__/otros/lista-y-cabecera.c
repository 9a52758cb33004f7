// formas: lista doble
// Lista doble de 3 nodos desde bloque 1.first: 7 ⇄ 8 ⇄ 9 ⇄ NULL
#include <stdlib.h>
typedef struct DoublyLinkedNode {
    struct DoublyLinkedNode *back;
    int payload;
    struct DoublyLinkedNode *forward;
} DoublyLinkedNode;
typedef struct { DoublyLinkedNode *first, *last; unsigned length; } Deque;
static Deque *deque_new(void) { return calloc(1, sizeof(Deque)); }
static void deque_push(Deque *d, int payload) {
    DoublyLinkedNode *n = calloc(1, sizeof *n);
    n->payload = payload;
    if (d->length == 0) d->first = n;
    else {
        d->last->forward = n;
        n->back = d->last;
    }
    d->last = n;
    d->length++;
}
static void deque_unshift(Deque *d, int payload) {
    DoublyLinkedNode *n = calloc(1, sizeof *n);
    n->payload = payload;
    n->forward = d->first;
    d->first->back = n;
    d->first = n;
    d->length++;
}
int main(void) {
    Deque *d = deque_new();
    deque_push(d, 8);
    deque_push(d, 9);
    deque_unshift(d, 7);
    return 0;
}
