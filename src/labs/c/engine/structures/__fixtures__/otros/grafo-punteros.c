// formas: árbol
// sin dibujo
#include <stdlib.h>
struct sala { int id; struct sala *salidas[4]; };
static struct sala *nueva(int id) {
    struct sala *s = calloc(1, sizeof *s);
    s->id = id;
    return s;
}
static void une(struct sala *a, struct sala *b, int dir) {
    a->salidas[dir] = b;
    b->salidas[(dir + 2) % 4] = a;
}
int main(void) {
    struct sala *s[4];
    for (int i = 0; i < 4; i++) s[i] = nueva(i);
    une(s[0], s[1], 0); une(s[1], s[2], 1); une(s[2], s[3], 2); une(s[3], s[0], 3);
    return s[0]->id;
}
