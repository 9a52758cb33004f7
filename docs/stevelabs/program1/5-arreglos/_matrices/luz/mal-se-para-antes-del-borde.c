// Falla: caso una galería con columnas
// Falla: caso sin ningún muro
// Falla: caso un pasillo de arriba abajo
// mal: no ilumina la casilla del borde
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
    plano[fila][columna] = LUZ;
    for (int f = fila - 1; f > 0 && plano[f][columna] != MURO; f--) {
        plano[f][columna] = LUZ;
    }
    for (int f = fila + 1; f < ALTO - 1 && plano[f][columna] != MURO; f++) {
        plano[f][columna] = LUZ;
    }
    for (int c = columna - 1; c > 0 && plano[fila][c] != MURO; c--) {
        plano[fila][c] = LUZ;
    }
    for (int c = columna + 1; c < ANCHO - 1 && plano[fila][c] != MURO; c++) {
        plano[fila][c] = LUZ;
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
