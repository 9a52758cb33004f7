// formas: lista, tabla
// Tabla de 4 listas en bloque 5: [1]: 1 → 5 → 9
#include <stdlib.h>
struct celda { int clave; struct celda *sig; };
struct mapa { struct celda **cubos; int cuantos; };
static void mete(struct mapa *m, struct celda *c) {
    int h = c->clave % m->cuantos;
    c->sig = m->cubos[h];
    m->cubos[h] = c;
}
static void crece(struct mapa *m) {
    struct mapa otro = {calloc(4, sizeof(struct celda *)), 4};
    for (int i = 0; i < m->cuantos; i++)
        while (m->cubos[i] != NULL) {
            struct celda *c = m->cubos[i];
            m->cubos[i] = c->sig;
            mete(&otro, c);
        }
    free(m->cubos);
    *m = otro;
}
int main(void) {
    struct mapa m = {calloc(2, sizeof(struct celda *)), 2};
    for (int k = 1; k < 10; k += 4) {
        struct celda *c = malloc(sizeof *c);
        c->clave = k;
        mete(&m, c);
    }
    crece(&m);
    return m.cuantos - 4;
}
