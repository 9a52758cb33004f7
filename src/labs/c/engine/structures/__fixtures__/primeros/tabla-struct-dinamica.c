// formas: lista, tabla
// Tabla de 4 listas en bloque 2: [1]: "uno"; [2]: "dos"; [3]: "tres"
#include <stdlib.h>
#include <string.h>
typedef struct par { const char *clave; int valor; struct par *next; } Par;
typedef struct { size_t m, n; Par **cubetas; } Mapa;
static Mapa *nuevo(size_t m) {
    Mapa *h = malloc(sizeof *h);
    h->m = m;
    h->n = 0;
    h->cubetas = calloc(m, sizeof *h->cubetas);
    return h;
}
static void poner(Mapa *h, const char *clave, int valor) {
    Par **c = &h->cubetas[(size_t)valor % h->m];
    Par *p = malloc(sizeof *p);
    *p = (Par){clave, valor, *c};
    *c = p;
}
int main(void) {
    Mapa *h = nuevo(4);
    poner(h, "uno", 1); poner(h, "dos", 2); poner(h, "tres", 3);
    return 0;
}
