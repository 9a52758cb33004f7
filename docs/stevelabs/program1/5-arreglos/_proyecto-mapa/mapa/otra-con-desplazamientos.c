#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define FILAS 5
#define COLUMNAS 9

void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c);
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c);

int main(void)
{
    char mapa[FILAS][COLUMNAS + 1] = {
        "#########",
        "#...p..E#",
        "#.##o##A#",
        "#l.p#p..S",
        "#########",
    };
    char letra = ' ';
    int f = 1;
    int c = 1;
    int movimientos = 0;
    char letras[5] = "nseo";
    int df[4] = {-1, 1, 0, 0};
    int dc[4] = {0, 0, 1, -1};

    while (mapa[f][c] != 'S') {
        int nf = f;
        int nc = c;

        dibuja(mapa, f, c);
        printf("¿Qué haces?\n");
        if (scanf(" %c", &letra) != 1) {
            return EXIT_FAILURE;
        }
        int rumbo = -1;

        if (letra == 'q') {
            printf("Hasta pronto.\n");
            return EXIT_SUCCESS;
        }
        for (int i = 0; i < 4; i++) {
            if (letras[i] == letra) {
                rumbo = i;
            }
        }
        if (rumbo == -1) {
            printf("No entiendo.\n");
            continue;
        }
        nf += df[rumbo];
        nc += dc[rumbo];
        if (se_puede(mapa, nf, nc)) {
            f = nf;
            c = nc;
            movimientos++;
        } else {
            printf("Muro.\n");
        }
    }
    printf("Sales en %d movimientos.\n", movimientos);
    return EXIT_SUCCESS;
}

void dibuja(char mapa[FILAS][COLUMNAS + 1],
            int f, int c)
{
    for (int i = 0; i < FILAS; i++) {
        for (int j = 0; j < COLUMNAS; j++) {
            if (i == f && j == c) {
                printf("@");
            } else {
                printf("%c", mapa[i][j]);
            }
        }
        printf("\n");
    }
}

bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c)
{
    if (f < 0 || f >= FILAS) {
        return false;
    }
    if (c < 0 || c >= COLUMNAS) {
        return false;
    }
    return mapa[f][c] != '#';
}
