// Falla: caso otro archivo usa los mismos nombres
// Falla: exige memoria
#include "mochila.h"

static int cosas[CABEN];
int en_el_fondo = 0;

bool mochila_mete(int cosa)
{
    if (en_el_fondo == CABEN) {
        return false;
    }
    cosas[en_el_fondo] = cosa;
    en_el_fondo++;
    return true;
}

int mochila_ve(int lugar)
{
    if (lugar < 0 || lugar >= en_el_fondo) {
        return -1;
    }
    return cosas[lugar];
}
