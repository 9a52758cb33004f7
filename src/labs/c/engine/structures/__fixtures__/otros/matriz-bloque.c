// formas:
// Índices: fila está en bloque 1[1]; j está en bloque 1[1][0], que vale 4
#include <stdlib.h>
int main(void) {
    int (*m)[3] = malloc(2 * sizeof *m);
    int k = 1;
    for (int fila = 0; fila < 2; fila++)
        for (int j = 0; j < 3; j++) m[fila][j] = k++;
    int total = 0;
    for (int fila = 0; fila < 2; fila++)
        for (int j = 0; j < 3; j++) total += m[fila][j];
    free(m);
    return total - 21;
}
