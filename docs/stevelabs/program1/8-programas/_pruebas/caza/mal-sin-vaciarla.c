// Falla: caso la mochila buena
// Falla: caso otra mochila buena
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

static void prueba_vacia(void)
{
    mochila_nueva();
    igual("cuantas", mochila_cuantas(), 0);
    igual("ve el 0", mochila_ve(0), -1);
    igual("quita 1", mochila_quita(1), false);
}

static void prueba_quita(void)
{
    igual("mete 5", mochila_mete(5), true);
    igual("mete 7", mochila_mete(7), true);
    igual("otro 5", mochila_mete(5), true);
    igual("mete 9", mochila_mete(9), true);
    igual("quita 5", mochila_quita(5), true);
    igual("cuantas", mochila_cuantas(), 3);
    igual("ve el 0", mochila_ve(0), 7);
    igual("ve el 1", mochila_ve(1), 5);
    igual("ve el 2", mochila_ve(2), 9);
    igual("ve el 3", mochila_ve(3), -1);
    igual("ve el -1", mochila_ve(-1), -1);
    igual("quita 8", mochila_quita(8), false);
    igual("siguen 3", mochila_cuantas(), 3);
}

static void prueba_llena(void)
{
    mochila_nueva();
    for (int i = 0; i < CABEN; i++) {
        igual("cabe", mochila_mete(i), true);
    }
    igual("no cabe", mochila_mete(4), false);
    igual("todas", mochila_cuantas(), CABEN);
    igual("la última", mochila_ve(CABEN - 1),
          CABEN - 1);
}

int main(void)
{
    prueba_vacia();
    prueba_llena();
    prueba_quita();
    if (fallos > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
