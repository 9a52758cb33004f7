// Falla: caso dos trampas
// Falla: caso una trampa en cada esquina
// Falla: caso todo son trampas
// Falla: caso una casilla rodeada
// mal: escribe un número también donde hay trampa
#include <stdio.h>

#define ALTO 4
#define ANCHO 5

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
            int n = 0;

            for (int i = f - 1; i <= f + 1; i++) {
                for (int j = c - 1; j <= c + 1; j++) {
                    if (i >= 0 && i < ALTO && j >= 0 && j < ANCHO) {
                        n += trampa[i][j];
                    }
                }
            }
            printf("%d", n);
        }
        printf("\n");
    }
    return 0;
}
