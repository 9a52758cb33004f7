// formas: árbol
// Árbol de 4 nodos desde raiz: raíz "/"; "/": hijo "etc"; "etc": hermano "home"; "home": hijo "ana"
#include <stdlib.h>
typedef struct carpeta { const char *nombre; struct carpeta *hijo, *hermano; } carpeta;
static carpeta *nueva(const char *nombre) {
    carpeta *c = calloc(1, sizeof *c);
    c->nombre = nombre;
    return c;
}
static void cuelga(carpeta *padre, carpeta *c) {
    carpeta **p = &padre->hijo;
    while (*p != NULL) p = &(*p)->hermano;
    *p = c;
}
int main(void) {
    carpeta *raiz = nueva("/");
    cuelga(raiz, nueva("etc"));
    cuelga(raiz, nueva("home"));
    cuelga(raiz->hijo->hermano, nueva("ana"));
    return 0;
}
