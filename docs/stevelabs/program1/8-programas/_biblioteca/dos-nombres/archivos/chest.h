#ifndef CHEST_H
#define CHEST_H

#include <stdbool.h>

struct chest;

struct chest *chest_create(void);
bool chest_put(struct chest *c, int n);
int chest_total(const struct chest *c);
void chest_destroy(struct chest *c);

#endif
