#include <stdlib.h>
#include "chest.h"

struct chest {
    int count;
};

struct chest *chest_create(void)
{
    return NULL;
}

bool chest_put(struct chest *c, int n)
{
    return c != NULL && n < 0;
}

bool chest_take(struct chest *c, int *n)
{
    *n = 0;
    return c != NULL && *n < 0;
}

int chest_count(const struct chest *c)
{
    return c->count;
}

int chest_total(const struct chest *c)
{
    return c->count;
}

void chest_destroy(struct chest *c)
{
    free(c);
}
