#include <stdio.h>

#define ALTO 4
#define ANCHO 5

int vecinas(int trampa[ALTO][ANCHO],
            int fila, int columna)
{
    int cuantas = 0;

    for (int f = fila - 1;
         f <= fila + 1; f++) {
        for (int c = columna - 1;
             c <= columna + 1; c++) {
            // Primero, que exista.
            if (f >= 0 && f < ALTO
                && c >= 0 && c < ANCHO) {
                cuantas += trampa[f][c];
            }
        }
    }
    return cuantas;
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
                printf("%d",
                       vecinas(trampa,
                               f, c));
            }
        }
        printf("\n");
    }
    return 0;
}
