#include "mochila.h"

static int *sitio(int lugar)
{
    static int cosas[CABEN];

    return &cosas[lugar];
}

static int cambia(int mas)
{
    static int cuantas = 0;

    cuantas += mas;
    return cuantas;
}

bool mochila_mete(int cosa)
{
    int n = cambia(0);

    if (n >= CABEN) {
        return false;
    }
    *sitio(n) = cosa;
    cambia(1);
    return true;
}

int mochila_ve(int lugar)
{
    if (lugar >= 0 && lugar < cambia(0)) {
        return *sitio(lugar);
    }
    return -1;
}
