// Falla: caso mutante 2, de quitar
// Falla: caso mutante 4, de quitar
// Falla: caso mutante 9, de ver
// Falla: caso mutante 10, de ver
#include <stdio.h>
#include <stdlib.h>
#include "mochila.h"

static int fallos = 0;

static void igual(const char *que, int da,
                  int espera)
{
    if (da != espera) {
        fprintf(stderr, "%s: da %d, no %d\n",
                que, da, espera);
        fallos++;
    }
}

int main(void)
{
    mochila_nueva();
    mochila_mete(5);
    mochila_mete(7);
    mochila_mete(5);
    mochila_quita(5);
    igual("dos", mochila_cuantas(), 2);
    igual("quita 8", mochila_quita(8), false);
    for (int i = 2; i < CABEN; i++) {
        igual("cabe", mochila_mete(i), true);
    }
    igual("no cabe", mochila_mete(4), false);
    igual("todas", mochila_cuantas(), CABEN);
    if (fallos > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
