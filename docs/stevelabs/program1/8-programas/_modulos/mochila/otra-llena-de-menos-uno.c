#include "mochila.h"

static int cosas[CABEN] = {
    -1, -1, -1, -1, -1, -1, -1, -1,
};

bool mochila_mete(int cosa)
{
    for (int i = 0; i < CABEN; i++) {
        if (cosas[i] == -1) {
            cosas[i] = cosa;
            return true;
        }
    }
    return false;
}

int mochila_ve(int lugar)
{
    if (lugar < 0 || lugar >= CABEN) {
        return -1;
    }
    return cosas[lugar];
}
