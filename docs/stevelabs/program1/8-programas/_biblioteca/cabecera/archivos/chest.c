#include <stdlib.h>
#include "chest.h"

struct chest {
    int count;
    int total;
};

struct chest *chest_create(void)
{
    struct chest *c = malloc(sizeof *c);

    if (c != NULL) {
        c->count = 0;
        c->total = 0;
    }
    return c;
}

bool chest_put(struct chest *c, int n)
{
    if (n < 0 || n > 100 - c->total) {
        return false;
    }
    c->count++;
    c->total += n;
    return true;
}

int chest_total(const struct chest *c)
{
    return c->total;
}

int chest_count(const struct chest *c)
{
    return c->count;
}

void chest_destroy(struct chest *c)
{
    free(c);
}
