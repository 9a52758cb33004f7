#ifndef CHEST_H
#define CHEST_H

#include <stdbool.h>

struct chest;

// NULL if there is no memory left.
// The caller destroys it
struct chest *chest_create(void);

// false, and nothing changes,
// if there is no memory left
bool chest_put(struct chest *c, int n);

// Take out the last one put in.
// false, and nothing changes, if empty
bool chest_take(struct chest *c, int *n);

int chest_count(const struct chest *c);
int chest_total(const struct chest *c);

// NULL is allowed, and nothing happens
void chest_destroy(struct chest *c);

#endif
