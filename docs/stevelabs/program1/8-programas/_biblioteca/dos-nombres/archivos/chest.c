#include <stdlib.h>
#include "chest.h"

#define LIMIT 40

struct chest {
    int total;
};

struct chest *chest_create(void)
{
    struct chest *c = malloc(sizeof *c);

    if (c != NULL) {
        c->total = 0;
    }
    return c;
}

bool chest_put(struct chest *c, int n)
{
    if (n < 0 || n > LIMIT - c->total) {
        return false;
    }
    c->total += n;
    return true;
}

int chest_total(const struct chest *c)
{
    return c->total;
}

void chest_destroy(struct chest *c)
{
    free(c);
}
