// formas:
// sin dibujo
#include <stdlib.h>
struct expr {
    int esHoja;
    union {
        int valor;
        struct { struct expr *izq, *der; } rama;
    } u;
};
static struct expr *hoja(int valor) {
    struct expr *e = malloc(sizeof *e);
    e->esHoja = 1;
    e->u.valor = valor;
    return e;
}
int main(void) {
    struct expr *e = malloc(sizeof *e);
    e->esHoja = 0;
    e->u.rama.izq = hoja(1);
    e->u.rama.der = hoja(2);
    return e->esHoja;
}
