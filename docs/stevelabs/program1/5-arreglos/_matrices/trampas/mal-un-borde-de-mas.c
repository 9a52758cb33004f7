// Falla: caso dos trampas
// Falla: caso una trampa en cada esquina
// Falla: caso ninguna trampa
// Falla: caso una casilla rodeada
// Falla: exige memoria
// mal: con <= en lugar de < mira la fila 4 y la columna 5
#include <stdio.h>

#define ALTO 4
#define ANCHO 5

int vecinas(int t[ALTO][ANCHO], int fila, int columna)
{
    int n = 0;

    for (int f = fila - 1; f <= fila + 1; f++) {
        for (int c = columna - 1; c <= columna + 1; c++) {
            if (f >= 0 && f <= ALTO && c >= 0 && c <= ANCHO) {
                n += t[f][c];
            }
        }
    }
    return n;
}

int main(void)
{
    int trampa[ALTO][ANCHO] = {{0}};

    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            scanf("%d", &trampa[f][c]);
        }
    }
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            if (trampa[f][c] == 1) {
                printf("*");
            } else {
                printf("%d", vecinas(trampa, f, c));
            }
        }
        printf("\n");
    }
    return 0;
}
