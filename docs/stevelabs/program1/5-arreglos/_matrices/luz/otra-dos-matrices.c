#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int muro[5][9] = {{0}};
    bool luz[5][9] = {{false}};
    int fila = 0;
    int columna = 0;

    for (int f = 0; f < 5; f++) {
        for (int c = 0; c < 9; c++) {
            scanf("%d", &muro[f][c]);
        }
    }
    scanf("%d", &fila);
    scanf("%d", &columna);
    for (int f = fila; f >= 0; f--) {
        if (muro[f][columna] == 1) {
            break;
        }
        luz[f][columna] = true;
    }
    for (int f = fila; f < 5; f++) {
        if (muro[f][columna] == 1) {
            break;
        }
        luz[f][columna] = true;
    }
    for (int c = columna; c >= 0; c--) {
        if (muro[fila][c] == 1) {
            break;
        }
        luz[fila][c] = true;
    }
    for (int c = columna; c < 9; c++) {
        if (muro[fila][c] == 1) {
            break;
        }
        luz[fila][c] = true;
    }
    for (int f = 0; f < 5; f++) {
        for (int c = 0; c < 9; c++) {
            if (luz[f][c]) {
                printf("*");
            } else if (muro[f][c] == 1) {
                printf("#");
            } else {
                printf(".");
            }
        }
        printf("\n");
    }
    return 0;
}
