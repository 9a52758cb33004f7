#include <stddef.h>
#include "mochila.h"

struct mochila {
    int cosas[CABEN];
    int cuantas;
};

static struct mochila la_mochila = {0};

static int *lugar_de(int lugar)
{
    if (lugar < 0
        || lugar >= la_mochila.cuantas) {
        return NULL;
    }
    return &la_mochila.cosas[lugar];
}

bool mochila_mete(int cosa)
{
    bool cabe = la_mochila.cuantas < CABEN;

    if (cabe) {
        la_mochila.cuantas++;
        *lugar_de(la_mochila.cuantas - 1)
            = cosa;
    }
    return cabe;
}

int mochila_ve(int lugar)
{
    const int *p = lugar_de(lugar);

    return p != NULL ? *p : -1;
}
