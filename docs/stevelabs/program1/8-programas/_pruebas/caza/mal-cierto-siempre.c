// Falla: caso mutante 1, de quitar
// Falla: caso mutante 2, de quitar
// Falla: caso mutante 3, de quitar
// Falla: caso mutante 4, de quitar
// Falla: caso mutante 5, de meter
// Falla: caso mutante 6, de meter
// Falla: caso mutante 7, de meter
// Falla: caso mutante 8, de meter
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
    fprintf(stderr, "%d\n", mochila_ve(0));
    mochila_quita(5);
    fprintf(stderr, "%d\n",
            mochila_cuantas());
    igual("todo bien", true, true);
    if (fallos > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
