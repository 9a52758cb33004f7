#include <stdio.h>
#include <stdlib.h>
#include "nivel.h"

struct caso {
    int puntos;
    int espera;
};

static const struct caso casos[] = {
    {0, 1},
    {99, 1},
    {100, 2},
    {900, 10},
    {1000, 10},
    {-100, 1},
};

int main(void)
{
    int n = sizeof casos
            / sizeof casos[0];
    int fallos = 0;

    for (int i = 0; i < n; i++) {
        int da = nivel(casos[i].puntos);

        if (da != casos[i].espera) {
            printf("%d: da %d, no %d\n",
                   casos[i].puntos, da,
                   casos[i].espera);
            fallos++;
        }
    }
    printf("Fallos: %d\n", fallos);
    if (fallos > 0) {
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
