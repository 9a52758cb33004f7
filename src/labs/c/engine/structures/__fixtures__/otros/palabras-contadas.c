// formas: árbol
// Árbol de 3 nodos desde root: raíz "now"; "now": left "is", right "the"
#include <stdlib.h>
#include <string.h>
struct tnode {
    char *word;
    int count;
    struct tnode *left;
    struct tnode *right;
};
static struct tnode *addtree(struct tnode *p, char *w) {
    int cond;
    if (p == NULL) {
        p = (struct tnode *)malloc(sizeof(struct tnode));
        p->word = w;
        p->count = 1;
        p->left = p->right = NULL;
    } else if ((cond = strcmp(w, p->word)) == 0)
        p->count++;
    else if (cond < 0)
        p->left = addtree(p->left, w);
    else
        p->right = addtree(p->right, w);
    return p;
}
int main(void) {
    struct tnode *root = NULL;
    root = addtree(root, "now");
    root = addtree(root, "is");
    root = addtree(root, "the");
    root = addtree(root, "now");
    return 0;
}
