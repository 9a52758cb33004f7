#include "vida.h"

static int total = 10;

void vida_suma(int n)
{
    total += n;
}

int vida_total(void)
{
    return total;
}
