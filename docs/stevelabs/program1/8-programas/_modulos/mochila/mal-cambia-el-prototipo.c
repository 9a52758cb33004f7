// Falla: no compila
#include "mochila.h"

static int cosas[CABEN];
static int cuantas = 0;

int mochila_mete(int cosa)
{
    if (cuantas == CABEN) {
        return false;
    }
    cosas[cuantas] = cosa;
    cuantas++;
    return true;
}

int mochila_ve(int lugar)
{
    if (lugar < 0 || lugar >= cuantas) {
        return -1;
    }
    return cosas[lugar];
}
