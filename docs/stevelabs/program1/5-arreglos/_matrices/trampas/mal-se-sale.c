// Falla: caso dos trampas
// Falla: caso una trampa en cada esquina
// Falla: caso ninguna trampa
// Falla: caso una casilla rodeada
// Falla: exige memoria
// mal: no pregunta por los bordes
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
            if (trampa[f][c] == 1) {
                printf("*");
                continue;
            }
            int n = 0;

            for (int df = -1; df <= 1; df++) {
                for (int dc = -1; dc <= 1; dc++) {
                    if (trampa[f + df][c + dc] == 1) {
                        n++;
                    }
                }
            }
            printf("%d", n);
        }
        printf("\n");
    }
    return 0;
}
