// Falla: caso una trampa en cada esquina
// Falla: caso una casilla rodeada
// mal: en un arreglo de veinte, a la izquierda de la columna 0 está la fila de encima
#include <stdio.h>

#define ALTO 4
#define ANCHO 5
#define CASILLAS 20

int main(void)
{
    int trampa[CASILLAS] = {0};

    for (int i = 0; i < CASILLAS; i++) {
        scanf("%d", &trampa[i]);
    }
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            int n = 0;

            for (int df = -1; df <= 1; df++) {
                for (int dc = -1; dc <= 1; dc++) {
                    int i = (f + df) * ANCHO + c + dc;

                    if (i >= 0 && i < CASILLAS) {
                        n += trampa[i];
                    }
                }
            }
            if (trampa[f * ANCHO + c] == 1) {
                printf("*");
            } else {
                printf("%d", n);
            }
        }
        printf("\n");
    }
    return 0;
}
