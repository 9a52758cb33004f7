// formas: lista, tabla
// Tabla de 5 listas en tabla: [0]: 10 → 5; [2]: 7; [3]: 3
#include <stdlib.h>
#define N 5
struct entrada { int clave; struct entrada *sig; };
static struct entrada *tabla[N];
static void meter(int clave) {
    struct entrada *e = malloc(sizeof *e);
    e->clave = clave;
    e->sig = tabla[clave % N];
    tabla[clave % N] = e;
}
int main(void) {
    meter(5); meter(7); meter(10); meter(3);
    return 0;
}
