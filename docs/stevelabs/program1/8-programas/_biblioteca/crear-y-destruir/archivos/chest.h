#ifndef CHEST_H
#define CHEST_H

#include <stdbool.h>

struct chest;

// NULL if there is no memory left.
// The caller destroys it
struct chest *chest_create(int room);

// false if it is full
bool chest_put(struct chest *c, int n);

int chest_total(const struct chest *c);

// NULL is allowed
void chest_destroy(struct chest *c);

#endif
