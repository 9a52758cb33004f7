#include <stdio.h>

#define ALTO 4
#define ANCHO 5

int hay(int t[ALTO][ANCHO], int f, int c)
{
    if (f < 0 || f >= ALTO || c < 0 || c >= ANCHO) {
        return 0;
    }
    return t[f][c];
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
            if (trampa[f][c] != 0) {
                printf("*");
                continue;
            }
            printf("%d", hay(trampa, f - 1, c - 1)
                         + hay(trampa, f - 1, c)
                         + hay(trampa, f - 1, c + 1)
                         + hay(trampa, f, c - 1)
                         + hay(trampa, f, c + 1)
                         + hay(trampa, f + 1, c - 1)
                         + hay(trampa, f + 1, c)
                         + hay(trampa, f + 1, c + 1));
        }
        printf("\n");
    }
    return 0;
}
