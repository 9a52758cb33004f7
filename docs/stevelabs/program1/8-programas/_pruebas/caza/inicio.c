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
    igual("mete 7", mochila_mete(7), true);
    igual("ve el 0", mochila_ve(0), 7);
    igual("cuantas", mochila_cuantas(), 1);
    if (fallos > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
