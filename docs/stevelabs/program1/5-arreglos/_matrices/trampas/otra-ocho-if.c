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

            if (f > 0 && c > 0 && trampa[f - 1][c - 1] == 1) {
                n++;
            }
            if (f > 0 && trampa[f - 1][c] == 1) {
                n++;
            }
            if (f > 0 && c < ANCHO - 1 && trampa[f - 1][c + 1] == 1) {
                n++;
            }
            if (c > 0 && trampa[f][c - 1] == 1) {
                n++;
            }
            if (c < ANCHO - 1 && trampa[f][c + 1] == 1) {
                n++;
            }
            if (f < ALTO - 1 && c > 0 && trampa[f + 1][c - 1] == 1) {
                n++;
            }
            if (f < ALTO - 1 && trampa[f + 1][c] == 1) {
                n++;
            }
            if (f < ALTO - 1 && c < ANCHO - 1
                && trampa[f + 1][c + 1] == 1) {
                n++;
            }
            if (trampa[f][c] == 1) {
                printf("*");
            } else {
                printf("%d", n);
            }
        }
        printf("\n");
    }
    return 0;
}
