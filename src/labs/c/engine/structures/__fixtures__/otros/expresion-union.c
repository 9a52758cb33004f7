// formas: árbol
// Árbol de 3 nodos desde e: raíz SUMA; SUMA: izq NUM, der NUM
#include <stdlib.h>
enum tipo { NUM, SUMA };
struct expr {
    enum tipo tipo;
    union { int numero; char operador; } u;
    struct expr *izq, *der;
};
static struct expr *numero(int n) {
    struct expr *e = calloc(1, sizeof *e);
    e->tipo = NUM;
    e->u.numero = n;
    return e;
}
static struct expr *suma(struct expr *a, struct expr *b) {
    struct expr *e = calloc(1, sizeof *e);
    e->tipo = SUMA;
    e->u.operador = '+';
    e->izq = a;
    e->der = b;
    return e;
}
int main(void) {
    struct expr *e = suma(numero(2), numero(3));
    return e->tipo - 1;
}
