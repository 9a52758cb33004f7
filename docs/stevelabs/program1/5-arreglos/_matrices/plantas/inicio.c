#include <stdio.h>

#define PLANTAS 3
#define COFRES 4

int main(void)
{
    int oro[PLANTAS][COFRES] = {{0}};

    for (int p = 0; p < PLANTAS; p++) {
        for (int c = 0; c < COFRES; c++) {
            scanf("%d", &oro[p][c]);
        }
    }
    // Suma cada planta y el total.
    return 0;
}
