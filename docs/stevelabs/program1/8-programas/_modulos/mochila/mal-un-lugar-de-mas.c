// Falla: caso está vacía
// Falla: caso entran ocho y no nueve
// Falla: caso un lugar que no existe
// Falla: caso un cero es una cosa
// Falla: caso otro main, la mochila llena
// Falla: caso otra cabecera, donde caben tres
// Falla: exige memoria
#include "mochila.h"

static int cosas[CABEN];
static int cuantas = 0;

bool mochila_mete(int cosa)
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
    if (lugar < 0 || lugar > cuantas) {
        return -1;
    }
    return cosas[lugar];
}
