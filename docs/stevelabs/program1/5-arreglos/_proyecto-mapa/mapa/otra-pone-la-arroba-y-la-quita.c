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

    while (mapa[f][c] != 'S') {
        int nf = f;
        int nc = c;

        dibuja(mapa, f, c);
        printf("¿Qué haces?\n");
        if (scanf(" %c", &letra) != 1) {
            return EXIT_FAILURE;
        }
        switch (letra) {
        case 'n':
            nf--;
            break;
        case 's':
            nf++;
            break;
        case 'e':
            nc++;
            break;
        case 'o':
            nc--;
            break;
        case 'q':
            printf("Hasta pronto.\n");
            return EXIT_SUCCESS;
        default:
            printf("No entiendo.\n");
            continue;
        }

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
    char debajo = mapa[f][c];

    mapa[f][c] = '@';
    for (int i = 0; i < FILAS; i++) {
        printf("%s\n", mapa[i]);
    }
    mapa[f][c] = debajo;
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
