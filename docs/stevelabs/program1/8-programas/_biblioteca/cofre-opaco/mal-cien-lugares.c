// Falla: caso otro main, mil números
#include <stdlib.h>
#include "chest.h"

struct chest {
    int items[100];
    int count;
};

struct chest *chest_create(void)
{
    return calloc(1, sizeof(struct chest));
}

bool chest_put(struct chest *c, int n)
{
    if (c->count == 100) {
        return false;
    }
    c->items[c->count] = n;
    c->count++;
    return true;
}

bool chest_take(struct chest *c, int *n)
{
    if (c->count == 0) {
        return false;
    }
    c->count--;
    *n = c->items[c->count];
    return true;
}

int chest_count(const struct chest *c)
{
    return c->count;
}

int chest_total(const struct chest *c)
{
    int total = 0;

    for (int i = 0; i < c->count; i++) {
        total += c->items[i];
    }
    return total;
}

void chest_destroy(struct chest *c)
{
    free(c);
}
