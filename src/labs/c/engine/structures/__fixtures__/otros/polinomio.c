// formas: lista
// Lista de 2 nodos desde p: 3 2 → 5 0 → NULL
#include <stdlib.h>
struct termino { struct { int coef, exp; } t; struct termino *sig; };
static struct termino *mas(int coef, int exp, struct termino *sig) {
    struct termino *p = malloc(sizeof *p);
    p->t.coef = coef;
    p->t.exp = exp;
    p->sig = sig;
    return p;
}
int main(void) {
    struct termino *p = mas(3, 2, mas(5, 0, NULL));
    return p->t.coef - 3;
}
