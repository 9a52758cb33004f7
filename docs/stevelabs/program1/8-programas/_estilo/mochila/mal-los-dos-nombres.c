// Falla: prohibe usa:MAX_COSAS
#include <stdio.h>
#include "bag.h"

bool put(struct bag *b, int weight)
{
    if (b->count == MAX_COSAS) {
        return false;
    }
    b->weights[b->count] = weight;
    b->count++;
    return true;
}

int total_weight(const struct bag *b)
{
    int total = 0;

    for (int i = 0; i < b->count; i++) {
        total += b->weights[i];
    }
    return total;
}

int heaviest(const struct bag *b)
{
    int max = b->weights[0];

    for (int i = 1; i < b->count; i++) {
        if (b->weights[i] > max) {
            max = b->weights[i];
        }
    }
    return max;
}

void print_bag(const struct bag *b)
{
    if (b->count == 0) {
        printf("La mochila no pesa.\n");
        return;
    }
    printf("La mochila pesa %d.\n",
           total_weight(b));
}

//// Archivo: bag.h
#ifndef BAG_H
#define BAG_H

#include <stdbool.h>

#define MAX_ITEMS 4
#define MAX_COSAS MAX_ITEMS

struct bag {
    int weights[MAX_ITEMS];
    int count;
};

// Return false if it does not fit; then
// the bag stays as it was
bool put(struct bag *b, int weight);
int total_weight(const struct bag *b);
// Needs one item at least
int heaviest(const struct bag *b);
void print_bag(const struct bag *b);

#endif
