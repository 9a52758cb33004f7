#include <stdlib.h>
#include "chest.h"

// Each node keeps the count and the total
// of what is under it, itself included
struct node {
    int value;
    int count;
    int total;
    struct node *next;
};

struct chest {
    struct node *top;
};

struct chest *chest_create(void)
{
    struct chest *c = malloc(sizeof *c);

    if (c != NULL) {
        c->top = NULL;
    }
    return c;
}

int chest_count(const struct chest *c)
{
    if (c->top == NULL) {
        return 0;
    }
    return c->top->count;
}

int chest_total(const struct chest *c)
{
    if (c->top == NULL) {
        return 0;
    }
    return c->top->total;
}

bool chest_put(struct chest *c, int n)
{
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        return false;
    }
    fresh->value = n;
    fresh->count = chest_count(c) + 1;
    fresh->total = chest_total(c) + n;
    fresh->next = c->top;
    c->top = fresh;
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
    return true;
}

void chest_destroy(struct chest *c)
{
    int n = 0;

    if (c != NULL) {
        while (c->top != NULL) {
            chest_take(c, &n);
        }
        free(c);
    }
}
