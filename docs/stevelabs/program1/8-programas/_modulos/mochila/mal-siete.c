// Falla: caso entran ocho y no nueve
// Falla: caso otro main, la mochila llena
// Falla: caso otra cabecera, donde caben tres
#include "mochila.h"

static int cosas[CABEN];
static int cuantas = 0;

bool mochila_mete(int cosa)
{
    if (cuantas == CABEN - 1) {
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
