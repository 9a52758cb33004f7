#include <stdio.h>
#include <stdlib.h>
#include "mochila.h"

struct paso {
    char que;
    int valor;
    int espera;
};

static const struct paso pasos[] = {
    {'m', 4, 1}, {'m', 4, 1}, {'m', 6, 1},
    {'m', 8, 1}, {'q', 4, 1}, {'v', 0, 4},
    {'v', 1, 6}, {'v', 2, 8}, {'v', 3, -1},
    {'v', -3, -1}, {'q', 5, 0}, {'q', 6, 1},
    {'v', 1, 8}, {'m', 3, 1}, {'m', 4, 1},
    {'q', 4, 1}, {'v', 0, 8}, {'v', 2, 4},
};

static int haz(struct paso p)
{
    switch (p.que) {
    case 'm':
        return mochila_mete(p.valor);
    case 'q':
        return mochila_quita(p.valor);
    default:
        return mochila_ve(p.valor);
    }
}

int main(void)
{
    int n = sizeof pasos
            / sizeof pasos[0];
    int fallos = 0;

    mochila_nueva();
    for (int i = 0; i < n; i++) {
        if (haz(pasos[i]) != pasos[i].espera) {
            fallos++;
        }
    }
    mochila_nueva();
    for (int i = 0; i < CABEN; i++) {
        if (!mochila_mete(1)) {
            fallos++;
        }
    }
    if (mochila_mete(1)
        || mochila_cuantas() != CABEN) {
        fallos++;
    }
    if (fallos > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
