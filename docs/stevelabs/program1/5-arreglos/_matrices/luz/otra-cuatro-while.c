#include <stdio.h>

#define ALTO 5
#define ANCHO 9
#define MURO 1
#define LUZ 2

int main(void)
{
    int plano[ALTO][ANCHO] = {{0}};
    int fila = 0;
    int columna = 0;

    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            scanf("%d", &plano[f][c]);
        }
    }
    scanf("%d %d", &fila, &columna);
    int f = fila;
    int c = columna;

    while (f >= 0 && plano[f][columna] != MURO) {
        plano[f][columna] = LUZ;
        f--;
    }
    f = fila;
    while (f < ALTO && plano[f][columna] != MURO) {
        plano[f][columna] = LUZ;
        f++;
    }
    while (c >= 0 && plano[fila][c] != MURO) {
        plano[fila][c] = LUZ;
        c--;
    }
    c = columna;
    while (c < ANCHO && plano[fila][c] != MURO) {
        plano[fila][c] = LUZ;
        c++;
    }
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            if (plano[f][c] == MURO) {
                printf("#");
            } else if (plano[f][c] == LUZ) {
                printf("*");
            } else {
                printf(".");
            }
        }
        printf("\n");
    }
    return 0;
}
