// formas:
// sin dibujo
#include <stdlib.h>
typedef struct rb { int key; struct rb *left, *right, *p; } rb;
static rb nil_node = {0, &nil_node, &nil_node, &nil_node};
static rb *nil = &nil_node;
static rb *make(int key, rb *p) {
    rb *z = malloc(sizeof *z);
    z->key = key;
    z->left = z->right = nil;
    z->p = p;
    return z;
}
int main(void) {
    rb *root = make(7, nil);
    root->left = make(3, root);
    root->right = make(9, root);
    return root->key - 7;
}
