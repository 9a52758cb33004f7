// Falla: exige memoria
#include <stdlib.h>
#include "chest.h"

struct node {
    int value;
    struct node *next;
};

struct chest {
    struct node *top;
    int count;
    int total;
};

struct chest *chest_create(void)
{
    struct chest *c = malloc(sizeof *c);

    if (c != NULL) {
        c->top = NULL;
        c->count = 0;
        c->total = 0;
    }
    return c;
}

bool chest_put(struct chest *c, int n)
{
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        return false;
    }
    fresh->value = n;
    fresh->next = c->top;
    c->top = fresh;
    c->count++;
    c->total += n;
    return true;
}

bool chest_take(struct chest *c, int *n)
{
    struct node *gone = c->top;

    if (gone == NULL) {
        return false;
    }
    *n = gone->value;
    c->top = gone->next;
    free(gone);
    c->count--;
    c->total -= *n;
    return true;
}

int chest_count(const struct chest *c)
{
    return c->count;
}

int chest_total(const struct chest *c)
{
    return c->total;
}

void chest_destroy(struct chest *c)
{
    free(c);
}
