#include <stdbool.h>
#include <stdio.h>

#define ALTO 4
#define ANCHO 5
#define TRAMPA 100

int main(void)
{
    int cuantas[ALTO][ANCHO] = {{0}};

    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            int hay = 0;

            scanf("%d", &hay);
            if (!hay) {
                continue;
            }
            // Suma 1 a todo el cuadro de tres por tres que cabe en el tablero.
            int f0 = f > 0 ? f - 1 : f;
            int f1 = f < ALTO - 1 ? f + 1 : f;
            int c0 = c > 0 ? c - 1 : c;
            int c1 = c < ANCHO - 1 ? c + 1 : c;

            for (int i = f0; i <= f1; i++) {
                for (int j = c0; j <= c1; j++) {
                    cuantas[i][j]++;
                }
            }
            cuantas[f][c] += TRAMPA;
        }
    }
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            bool es_trampa = cuantas[f][c] >= TRAMPA;

            printf("%c", es_trampa ? '*' : '0' + cuantas[f][c]);
        }
        printf("\n");
    }
    return 0;
}
