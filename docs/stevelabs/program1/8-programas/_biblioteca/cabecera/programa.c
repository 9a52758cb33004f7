#include <stdio.h>
#include "chest.h"

int old(void);

int main(void)
{
    struct chest *c = chest_create();

    if (c == NULL) {
        return 1;
    }
    chest_put(c, 7);
    chest_put(c, 3);
    printf("Hay %d.\n", chest_count(c));
    chest_destroy(c);
    printf("El de antes: %d\n", old());
    return 0;
}

//// Archivo: chest.h
#ifndef CHEST_H
#define CHEST_H

#include <stdbool.h>

[[struct chest;]]
[[struct chest *chest_create(void);]]
[[bool chest_put(struct chest *c, int n);]]
[[int chest_total(const struct chest *c);]]
[[int chest_count(const struct chest *c);]]
[[void chest_destroy(struct chest *c);]]

#endif
