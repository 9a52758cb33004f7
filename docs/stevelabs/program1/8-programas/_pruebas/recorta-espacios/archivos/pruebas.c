#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "recorta.h"

struct caso {
    const char *entrada;
    const char *espera;
};

static const struct caso casos[] = {
    {"pan", "pan"},
    {"   pan", "pan"},
    {"pan  ", "pan"},
    {"pan  y   agua", "pan y agua"},
    {"", ""},
};

int main(void)
{
    int n = sizeof casos
            / sizeof casos[0];
    int fallos = 0;

    for (int i = 0; i < n; i++) {
        char t[80] = "";

        snprintf(t, sizeof t, "%s",
                 casos[i].entrada);
        recorta_espacios(t);
        if (strcmp(t, casos[i].espera) != 0) {
            printf("\"%s\" da \"%s\"\n",
                   casos[i].entrada, t);
            fallos++;
        }
    }
    printf("Fallos: %d\n", fallos);
    if (fallos > 0) {
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
