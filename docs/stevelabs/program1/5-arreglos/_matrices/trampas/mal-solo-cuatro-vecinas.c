// Falla: caso dos trampas
// Falla: caso una trampa en cada esquina
// Falla: caso una casilla rodeada
// mal: olvida las diagonales
#include <stdio.h>

#define ALTO 4
#define ANCHO 5

int main(void)
{
    int trampa[ALTO][ANCHO] = {{0}};

    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            scanf("%d", &trampa[f][c]);
        }
    }
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            int n = 0;

            if (trampa[f][c] == 1) {
                printf("*");
                continue;
            }
            if (f > 0) {
                n += trampa[f - 1][c];
            }
            if (f < ALTO - 1) {
                n += trampa[f + 1][c];
            }
            if (c > 0) {
                n += trampa[f][c - 1];
            }
            if (c < ANCHO - 1) {
                n += trampa[f][c + 1];
            }
            printf("%d", n);
        }
        printf("\n");
    }
    return 0;
}
