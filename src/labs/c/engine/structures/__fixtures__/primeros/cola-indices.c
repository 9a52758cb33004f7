// formas:
// c.datos: [4, 8, 15, sin valor]
struct cola { int datos[4]; int frente, cuantos; };
static void mete(struct cola *c, int x) {
    c->datos[(c->frente + c->cuantos) % 4] = x;
    c->cuantos++;
}
int main(void) {
    struct cola c;
    c.frente = c.cuantos = 0;
    mete(&c, 4); mete(&c, 8); mete(&c, 15);
    return 0;
}
