// Falla: caso tres cosas
// Falla: caso entran ocho y no nueve
// Falla: caso un lugar que no existe
// Falla: caso un cero es una cosa
// Falla: caso otro archivo usa los mismos nombres
// Falla: caso otra cabecera, donde caben tres
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
    if (lugar < 1 || lugar > cuantas) {
        return -1;
    }
    return cosas[lugar - 1];
}
