// formas: lista
// sin dibujo
#include <stdlib.h>
typedef struct cons { int car; struct cons *cdr; } cons_t;
static cons_t *cons(int car, cons_t *cdr) {
    cons_t *c = malloc(sizeof *c);
    c->car = car;
    c->cdr = cdr;
    return c;
}
int main(void) {
    cons_t *comun = cons(3, cons(4, NULL));
    cons_t *a = cons(1, comun);
    cons_t *b = cons(2, comun);
    int n = a->car + b->car;
    return n - 3;
}
