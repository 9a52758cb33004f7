#include <stdbool.h>
#include "heroe.h"

int heroe_tope(void)
{
    return 20;
}

bool heroe_vive(const struct heroe *h)
{
    return h->vida > 0;
}
