// formas: árbol
// Árbol de 5 nodos desde bosque[0]: raíz 11; 11: izq 5, der 6; 6: izq 3, der 3
#include <stdlib.h>
typedef struct hoja { int peso; char letra; struct hoja *izq, *der; } Hoja;
static Hoja *nueva(int peso, char letra, Hoja *izq, Hoja *der) {
    Hoja *h = malloc(sizeof *h);
    h->peso = peso;
    h->letra = letra;
    h->izq = izq;
    h->der = der;
    return h;
}
int main(void) {
    Hoja *bosque[3] = {nueva(5, 'a', NULL, NULL), nueva(3, 'b', NULL, NULL), nueva(3, 'c', NULL, NULL)};
    for (int n = 3; n > 1; n--) {
        Hoja *una = bosque[n - 2], *otra = bosque[n - 1];
        bosque[n - 2] = nueva(una->peso + otra->peso, '*', una, otra);
        bosque[n - 1] = NULL;
    }
    return 0;
}
