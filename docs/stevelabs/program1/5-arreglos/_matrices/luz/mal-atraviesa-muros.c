// Falla: caso una galería con columnas
// Falla: caso la antorcha en una esquina
// Falla: caso rodeada de muros
// Falla: caso un pasillo de arriba abajo
// mal: ilumina la fila y la columna enteras, menos los muros
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
    for (int f = 0; f < ALTO; f++) {
        if (plano[f][columna] != MURO) {
            plano[f][columna] = LUZ;
        }
    }
    for (int c = 0; c < ANCHO; c++) {
        if (plano[fila][c] != MURO) {
            plano[fila][c] = LUZ;
        }
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
