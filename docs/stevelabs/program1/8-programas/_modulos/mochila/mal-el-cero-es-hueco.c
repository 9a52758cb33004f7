// Falla: caso un cero es una cosa
#include "mochila.h"

static int cosas[CABEN];

bool mochila_mete(int cosa)
{
    for (int i = 0; i < CABEN; i++) {
        if (cosas[i] == 0) {
            cosas[i] = cosa;
            return true;
        }
    }
    return false;
}

int mochila_ve(int lugar)
{
    if (lugar < 0 || lugar >= CABEN
        || cosas[lugar] == 0) {
        return -1;
    }
    return cosas[lugar];
}
