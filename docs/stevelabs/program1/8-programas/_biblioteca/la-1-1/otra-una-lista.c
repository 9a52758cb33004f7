#include <stdlib.h>
#include "chest.h"

struct node {
    int value;
    struct node *next;
};

struct chest {
    struct node *first;
    int count;
    int room;
};

struct chest *chest_create(int room)
{
    struct chest *c = malloc(sizeof *c);

    if (c != NULL) {
        c->first = NULL;
        c->count = 0;
        c->room = room;
    }
    return c;
}

static void drop(struct chest *c)
{
    struct node *gone = c->first;

    c->first = gone->next;
    free(gone);
    c->count--;
}

bool chest_put(struct chest *c, int n)
{
    struct node *fresh = NULL;

    if (c->count == c->room) {
        return false;
    }
    fresh = malloc(sizeof *fresh);
    if (fresh == NULL) {
        return false;
    }
    fresh->value = n;
    fresh->next = c->first;
    c->first = fresh;
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

    for (struct node *p = c->first; p != NULL;
         p = p->next) {
        total += p->value;
    }
    return total;
}

void chest_destroy(struct chest *c)
{
    if (c != NULL) {
        while (c->count > 0) {
            drop(c);
        }
        free(c);
    }
}

bool chest_put_all(struct chest *c,
                   const int *values, int n)
{
    for (int i = 0; i < n; i++) {
        if (!chest_put(c, values[i])) {
            while (i > 0) {
                drop(c);
                i--;
            }
            return false;
        }
    }
    return true;
}

struct chest *chest_copy(const struct chest *c)
{
    struct chest *copy = chest_create(c->room);

    if (copy == NULL) {
        return NULL;
    }
    for (struct node *p = c->first; p != NULL;
         p = p->next) {
        if (!chest_put(copy, p->value)) {
            chest_destroy(copy);
            return NULL;
        }
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
