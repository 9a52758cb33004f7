#include "oro.h"

static int total = 0;

void oro_suma(int n)
{
    total += n;
}

int oro_total(void)
{
    return total;
}
