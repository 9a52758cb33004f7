#include "mochila.h"

static int cosas[CABEN];
static int cuantas = 0;

void mochila_nueva(void)
{
    cuantas = 0;
}

bool mochila_mete(int cosa)
{
    if (cuantas == CABEN) {
        return false;
    }
    cosas[cuantas] = cosa;
    cuantas++;
    return true;
}

bool mochila_quita(int cosa)
{
    int i = 0;

    while (i < cuantas && cosas[i] != cosa) {
        i++;
    }
    if (i == cuantas) {
        return false;
    }
    cuantas--;
    for (; i < cuantas; i++) {
        cosas[i] = cosas[i + 1];
    }
    return true;
}

int mochila_ve(int lugar)
{
    if (lugar < 0 || lugar >= cuantas) {
        return -1;
    }
    return cosas[lugar];
}

int mochila_cuantas(void)
{
    return cuantas;
}
