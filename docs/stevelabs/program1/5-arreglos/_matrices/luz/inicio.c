#include <stdio.h>

#define ALTO 5
#define ANCHO 9
#define MURO 1

int main(void)
{
    int plano[ALTO][ANCHO] = {{0}};
    int fila = 0;
    int columna = 0;

    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            scanf("%d", &plano[f][c]);
        }
    }
    scanf("%d %d", &fila, &columna);
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            if (plano[f][c] == MURO) {
                printf("#");
            } else {
                printf(".");
            }
        }
        printf("\n");
    }
    return 0;
}
