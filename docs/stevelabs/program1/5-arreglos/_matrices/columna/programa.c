#include <stdio.h>

#define ALTO 3
#define ANCHO 4

int main(void)
{
    int oro[ALTO][ANCHO] = {
        {5, 0, 2, 1},
        {3, 8, 0, 1},
        {4, 1, 6, 0},
    };
    int columna = 0;
    int total = 0;

    scanf("%d", &columna);
    for (int f = 0; f < [[ALTO]]; f++) {
        [[total += oro[f][columna];]]
    }
    printf("Suma: %d\n", total);
    return 0;
}
