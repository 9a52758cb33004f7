#include <stdio.h>

#define ALTO 2
#define ANCHO 3

int main(void)
{
    int t[ALTO][ANCHO] = {{0}};

    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            t[f][c] = f * 10 + c;
        }
    }
    for (int f = 0; f < ALTO; f++) {
        for (int c = 0; c < ANCHO; c++) {
            printf("%d ", t[f][c]);
        }
        printf("\n");
    }
    return 0;
}
