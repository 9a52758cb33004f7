// Falla: caso otro archivo usa los mismos nombres
// Falla: exige memoria
#include "mochila.h"

int cosas[CABEN];
int cuantas = 0;

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
    if (lugar < 0 || lugar >= cuantas) {
        return -1;
    }
    return cosas[lugar];
}
