// formas:
// Índices: f está en bloque 1[1], que apunta a bloque 3[0]; c está en bloque 3[2], que vale 5
#include <stdlib.h>
int main(void) {
    int **m = malloc(2 * sizeof *m);
    for (int f = 0; f < 2; f++) {
        m[f] = malloc(3 * sizeof **m);
        for (int c = 0; c < 3; c++) m[f][c] = 0;
        for (int c = 0; c < 3; c++) m[f][c] = 3 * f + c;
    }
    for (int f = 0, c = 2; f < 2; f++) m[f][c] += 0;
    return 0;
}
