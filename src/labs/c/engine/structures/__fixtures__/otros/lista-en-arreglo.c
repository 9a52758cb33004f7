// formas:
// sin dibujo
// cab: 2
struct celda { int dato; int sig; };
static struct celda memoria[4];
static int libre, cab = -1;
static void inserta(int x) {
    int nueva = libre++;
    memoria[nueva].dato = x;
    memoria[nueva].sig = cab;
    cab = nueva;
}
int main(void) {
    inserta(3); inserta(2); inserta(1);
    return memoria[cab].dato - 1;
}
