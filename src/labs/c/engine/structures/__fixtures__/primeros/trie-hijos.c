// formas: árbol
// Árbol de 4 nodos desde raiz: raíz false; false: hijos[0] true, hijos[1] false; false: hijos[2] true
#include <stdbool.h>
#include <stdlib.h>
struct trie { bool fin; struct trie *hijos[4]; };
static void meter(struct trie *t, const char *s) {
    for (; *s != '\0'; s++) {
        int i = *s - 'a';
        if (t->hijos[i] == NULL) t->hijos[i] = calloc(1, sizeof *t);
        t = t->hijos[i];
    }
    t->fin = true;
}
int main(void) {
    struct trie *raiz = calloc(1, sizeof *raiz);
    meter(raiz, "a");
    meter(raiz, "bc");
    return 0;
}
