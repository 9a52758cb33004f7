#include <stdlib.h>
#include "chest.h"

int old(void)
{
    struct chest *c = chest_create();
    int total = 0;

    if (c != NULL) {
        chest_put(c, 40);
        chest_put(c, 25);
        total = chest_total(c);
    }
    chest_destroy(c);
    return total;
}
