#include <stdio.h>
#include "chest.h"

int main(void)
{
    struct chest *c = chest_create(3);
    int n = 0;

    if (c == NULL) {
        printf("No hay memoria.\n");
        return 1;
    }
    while (scanf("%d", &n) == 1) {
        if (!chest_put(c, n)) {
            printf("No cabe %d.\n", n);
        }
    }
    printf("Total: %d\n", chest_total(c));
    chest_destroy(c);
    return 0;
}

//// Archivo: chest.c
#include <stdlib.h>
#include "chest.h"

struct chest {
    int *items;
    int count;
    int room;
};

struct chest *chest_create(int room)
{
    struct chest *c = [[malloc(sizeof *c)]];

    if (c == NULL) {
        return NULL;
    }
    c->items = malloc(room * sizeof *c->items);
    if (c->items == NULL) {
        [[free(c)]];
        return NULL;
    }
    c->count = 0;
    c->room = room;
    return [[c]];
}

bool chest_put(struct chest *c, int n)
{
    if (c->count == c->room) {
        return false;
    }
    c->items[c->count] = n;
    c->count++;
    return true;
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
        free([[c->items]]);
        free([[c]]);
    }
}
