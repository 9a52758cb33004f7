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
            printf("%d", trampa[f][c]);
        }
        printf("\n");
    }
    return 0;
}
