// Falla: caso una galería con columnas
// Falla: caso la antorcha en una esquina
// Falla: caso rodeada de muros
// Falla: caso sin ningún muro
// Falla: caso un pasillo de arriba abajo
// mal: lee la columna donde viene la fila
#include <stdio.h>

#define ALTO 5
#define ANCHO 9
#define MURO 1
#define LUZ 2

void alumbra(int plano[ALTO][ANCHO], int f, int c, int df, int dc)
{
    while (f >= 0 && f < ALTO && c >= 0 && c < ANCHO && plano[f][c] != MURO) {
        plano[f][c] = LUZ;
        f += df;
        c += dc;
    }
}

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
    scanf("%d %d", &columna, &fila);
    alumbra(plano, fila, columna, -1, 0);
    alumbra(plano, fila, columna, 1, 0);
    alumbra(plano, fila, columna, 0, -1);
    alumbra(plano, fila, columna, 0, 1);
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
