// Falla: caso con una que siempre dice que sí
// Falla: caso con un fallo en las mayúsculas
// Falla: caso con un fallo en el texto vacío
// Falla: caso con un fallo en los textos de una letra
// Falla: caso con una que no compara los extremos
// Falla: caso con una que solo compara los extremos
#include <stdio.h>
#include <stdlib.h>
#include "palindromo.h"

struct caso {
    const char *texto;
    bool espera;
};

static const struct caso casos[] = {
    {"", true},
    {"a", true},
    {"Ana", true},
    {"sol", false},
    {"amiga", false},
};

int main(void)
{
    int n = sizeof casos
            / sizeof casos[0];
    int fallos = 0;

    for (int i = 0; i < n; i++) {
        const char *t = casos[i].texto;

        if (es_palindromo(t)
            != casos[i].espera) {
            fprintf(stderr,
                    "Mal con \"%s\".\n", t);
            fallos++;
        }
    }
    if (fallos > 0) {
        printf("Mal.\n");
        return EXIT_SUCCESS;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
