#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define FILAS 5
#define COLUMNAS 9

void dibuja(char mapa[FILAS][COLUMNAS + 1]);
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

    while (letra != 'q') {
        dibuja(mapa);
        printf("¿Qué haces?\n");
        if (scanf(" %c", &letra) != 1) {
            return EXIT_FAILURE;
        }
    }
    printf("Hasta pronto.\n");
    return EXIT_SUCCESS;
}

void dibuja(char mapa[FILAS][COLUMNAS + 1])
{
    for (int i = 0; i < FILAS; i++) {
        printf("%s\n", mapa[i]);
    }
}

// Contesta si se puede pisar esa casilla.
bool se_puede(char mapa[FILAS][COLUMNAS + 1],
              int f, int c)
{
    return mapa[f][c] == '.';
}
