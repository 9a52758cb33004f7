// Falla: caso dos trampas
// Falla: caso una trampa en cada esquina
// Falla: caso ninguna trampa
// Falla: caso una casilla rodeada
// Falla: exige memoria
// mal: mira la casilla antes de saber si existe
#include <stdio.h>

#define ALTO 4
#define ANCHO 5

int hay(int t[ALTO][ANCHO], int f, int c)
{
    if (t[f][c] == 1 && f >= 0 && f < ALTO && c >= 0 && c < ANCHO) {
        return 1;
    }
    return 0;
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
            int n = 0;

            if (trampa[f][c] == 1) {
                printf("*");
                continue;
            }
            for (int i = f - 1; i <= f + 1; i++) {
                for (int j = c - 1; j <= c + 1; j++) {
                    n += hay(trampa, i, j);
                }
            }
            printf("%d", n);
        }
        printf("\n");
    }
    return 0;
}
