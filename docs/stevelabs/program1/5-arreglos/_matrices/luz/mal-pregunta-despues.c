// Falla: caso una galería con columnas
// Falla: caso la antorcha en una esquina
// Falla: caso sin ningún muro
// Falla: caso un rincón con muros al fondo
// Falla: caso un pasillo de arriba abajo
// Falla: exige memoria
// mal: mira la casilla siguiente antes de saber si existe
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

    plano[fila][columna] = LUZ;
    while (plano[f - 1][columna] != MURO && f > 0) {
        f--;
        plano[f][columna] = LUZ;
    }
    f = fila;
    while (plano[f + 1][columna] != MURO && f < ALTO - 1) {
        f++;
        plano[f][columna] = LUZ;
    }
    while (plano[fila][c - 1] != MURO && c > 0) {
        c--;
        plano[fila][c] = LUZ;
    }
    c = columna;
    while (plano[fila][c + 1] != MURO && c < ANCHO - 1) {
        c++;
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
