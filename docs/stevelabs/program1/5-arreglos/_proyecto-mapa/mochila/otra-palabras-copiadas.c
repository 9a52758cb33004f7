#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define FILAS 5
#define COLUMNAS 9
#define MAX 3
#define LARGO 12

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
    char mochila[MAX][LARGO] = {""};
    char cosa[LARGO] = "";
    int n = 0;
    int oro = 0;

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
        case 'm':
            for (int i = 0; i < n; i++) {
                printf("- %s\n", mochila[i]);
            }
            if (n == 0) {
                printf("No llevas nada.\n");
            }
            continue;
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
            switch (mapa[f][c]) {
            case 'o':
                oro += 25;
                printf("Oro: %d\n", oro);
                mapa[f][c] = '.';
                break;
            case 'p':
            case 'l':
                snprintf(cosa, sizeof cosa, "%s", "poción");
                if (mapa[f][c] == 'l') {
                    snprintf(cosa, sizeof cosa, "%s", "llave");
                }
                if (n == MAX) {
                    printf("No cabe.\n");
                } else {
                    snprintf(mochila[n], LARGO, "%s", cosa);
                    n++;
                    printf("Recoges: %s\n", cosa);
                    mapa[f][c] = '.';
                }
                break;
            default:
                break;
            }
        } else {
            printf("Muro.\n");
        }
    }
    printf("Sales en %d movimientos.\n", movimientos);
    printf("Oro: %d\n", oro);
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
