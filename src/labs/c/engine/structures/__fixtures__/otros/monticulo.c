// formas:
// Índices: hijo está en h (de main).v[1], que vale 9; padre está en h (de main).v[0], que vale 4
struct monticulo { int n; int v[8]; };
static void sube(struct monticulo *h, int x) {
    int hijo = h->n++;
    h->v[hijo] = x;
    while (hijo > 0 && h->v[(hijo - 1) / 2] < h->v[hijo]) {
        int padre = (hijo - 1) / 2, t = h->v[padre];
        h->v[padre] = h->v[hijo];
        h->v[hijo] = t;
        hijo = padre;
    }
}
int main(void) {
    struct monticulo h = {0, {0}};
    sube(&h, 4); sube(&h, 9); sube(&h, 7);
    return h.v[0] - 9;
}
