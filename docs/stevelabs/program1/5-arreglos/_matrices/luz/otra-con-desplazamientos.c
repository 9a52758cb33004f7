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
    int df[4] = {-1, 1, 0, 0};
    int dc[4] = {0, 0, -1, 1};

    plano[fila][columna] = LUZ;
    for (int d = 0; d < 4; d++) {
        int f = fila + df[d];
        int c = columna + dc[d];

        while (f >= 0 && f < ALTO && c >= 0 && c < ANCHO
               && plano[f][c] != MURO) {
            plano[f][c] = LUZ;
            f += df[d];
            c += dc[d];
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
