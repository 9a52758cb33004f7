// formas:
// Índices: i está en bloque 1[2], que vale 4
#include <stdlib.h>
typedef struct { int *data; int n, cap; } Vec;
static void push(Vec *v, int x) {
    if (v->n == v->cap) {
        v->cap = v->cap ? 2 * v->cap : 2;
        v->data = realloc(v->data, v->cap * sizeof *v->data);
    }
    v->data[v->n++] = x;
}
int main(void) {
    Vec v = {NULL, 0, 0};
    for (int i = 0; i < 3; i++) push(&v, i * i);
    int suma = 0;
    for (int i = 0; i < v.n; i++) suma += v.data[i];
    return suma - 5;
}
