// formas: lista, tabla
// Tabla de 3 listas en g.v: [0]: 2 → 1; [1]: 2
#include <stdlib.h>
struct arista { int destino; struct arista *sig; };
struct vertice { int grado; struct arista *lista; };
struct grafo { int n; struct vertice v[3]; };
static void une(struct grafo *g, int a, int b) {
    struct arista *e = malloc(sizeof *e);
    e->destino = b;
    e->sig = g->v[a].lista;
    g->v[a].lista = e;
    g->v[a].grado++;
}
int main(void) {
    struct grafo g = {3, {{0, NULL}, {0, NULL}, {0, NULL}}};
    une(&g, 0, 1); une(&g, 0, 2); une(&g, 1, 2);
    return 0;
}
