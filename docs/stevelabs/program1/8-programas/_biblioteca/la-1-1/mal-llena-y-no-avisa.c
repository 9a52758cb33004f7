// Falla: caso un programa de la 1.0
// Falla: caso las funciones de la 1.0, en una variable
// Falla: caso la copia va por su lado
#include <stdlib.h>
#include "chest.h"

struct chest {
    int *items;
    int count;
    int room;
};

struct chest *chest_create(int room)
{
    struct chest *c = malloc(sizeof *c);

    if (c == NULL) {
        return NULL;
    }
    c->items = malloc(room * sizeof *c->items);
    if (c->items == NULL) {
        free(c);
        return NULL;
    }
    c->count = 0;
    c->room = room;
    return c;
}

bool chest_put(struct chest *c, int n)
{
    if (c->count == c->room) {
        int *items = realloc(c->items,
                             c->room * 2
                             * sizeof *items);

        if (items == NULL) {
            return false;
        }
        c->items = items;
        c->room *= 2;
    }
    c->items[c->count] = n;
    c->count++;
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
        free(c);
    }
}

bool chest_put_all(struct chest *c,
                   const int *values, int n)
{
    if (n > c->room - c->count) {
        return false;
    }
    for (int i = 0; i < n; i++) {
        chest_put(c, values[i]);
    }
    return true;
}

struct chest *chest_copy(const struct chest *c)
{
    struct chest *copy = chest_create(c->room);

    if (copy != NULL) {
        chest_put_all(copy, c->items, c->count);
    }
    return copy;
}

//// Archivo: chest.h
#ifndef CHEST_H
#define CHEST_H

#include <stdbool.h>

#define CHEST_VERSION 11

struct chest;

// room is 1 or more.
// NULL if there is no memory left.
// The caller destroys it
struct chest *chest_create(int room);

// false, and nothing changes, if full
bool chest_put(struct chest *c, int n);

int chest_count(const struct chest *c);
int chest_total(const struct chest *c);

// NULL is allowed, and nothing happens
void chest_destroy(struct chest *c);

// Since 1.1.
// All of them, or none if they do not fit
bool chest_put_all(struct chest *c,
                   const int *values, int n);

// Since 1.1. Another chest with the same.
// NULL if there is no memory left.
// The caller destroys it
struct chest *chest_copy(const struct chest *c);

#endif
