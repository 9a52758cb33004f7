#include "mochila.h"

bool mochila_mete(int cosa)
{
    return cosa < 0;
}

int mochila_ve(int lugar)
{
    return lugar;
}
