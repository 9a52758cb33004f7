// formas: árbol
// Árbol de 4 nodos desde t: raíz 'm'; 'm': left 'c', right 'x'; 'c': right 'd'
#include <stdlib.h>
typedef struct tnode { char key; struct tnode *left, *right; } tnode;
static void add(tnode **root, char key) {
    while (*root) root = key < (*root)->key ? &(*root)->left : &(*root)->right;
    *root = calloc(1, sizeof **root);
    (*root)->key = key;
}
int main(void) {
    tnode *t = NULL;
    for (const char *s = "mcxd"; *s; s++) add(&t, *s);
    return 0;
}
