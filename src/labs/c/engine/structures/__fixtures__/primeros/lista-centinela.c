// formas: lista
// Lista de 4 nodos desde cabecera: ? → 7 → 8 → 9 → NULL
#include <stdlib.h>
typedef struct celda { int elemento; struct celda *sig; } celda;
int main(void) {
    celda *cabecera = malloc(sizeof(celda));
    cabecera->sig = NULL;
    celda *ultima = cabecera;
    for (int i = 7; i < 10; i++) {
        celda *c = malloc(sizeof(celda));
        c->elemento = i;
        c->sig = NULL;
        ultima->sig = c;
        ultima = c;
    }
    return ultima->elemento - 9;
}
