// Falla: caso dos cofres
// Falla: caso otro main, mil números
// Falla: caso no hay memoria para crearlo
// Falla: caso falta memoria a medias
// Falla: caso otro archivo usa los mismos nombres
#include <stdlib.h>
#include "chest.h"

struct chest {
    int *items;
    int count;
    int room;
};

static struct chest only;

struct chest *chest_create(void)
{
    return &only;
}

static bool grow(struct chest *c)
{
    int room = c->room * 2 + 4;
    int *items = realloc(c->items,
                         room * sizeof *items);

    if (items == NULL) {
        return false;
    }
    c->items = items;
    c->room = room;
    return true;
}

bool chest_put(struct chest *c, int n)
{
    if (c->count == c->room && !grow(c)) {
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
    if (c != NULL) {
        free(c->items);
        c->items = NULL;
        c->count = 0;
        c->room = 0;
    }
}
