#include <stdio.h>
#include "bag.h"

bool put(struct bag *bag, int weight)
{
    if (bag->count == MAX_ITEMS) {
        return false;
    }
    bag->weights[bag->count] = weight;
    bag->count++;
    return true;
}

int total_weight(const struct bag *bag)
{
    int total = 0;
    int i = 0;

    while (i < bag->count) {
        total += bag->weights[i];
        i++;
    }
    return total;
}

int heaviest(const struct bag *bag)
{
    int max = bag->weights[0];

    for (int i = 1; i < bag->count; i++) {
        if (bag->weights[i] > max) {
            max = bag->weights[i];
        }
    }
    return max;
}

void print_bag(const struct bag *bag)
{
    if (bag->count == 0) {
        printf("La mochila no pesa.\n");
        return;
    }
    printf("La mochila pesa %d.\n",
           total_weight(bag));
}

//// Archivo: bag.h
#ifndef BAG_H
#define BAG_H

#include <stdbool.h>

#define MAX_ITEMS 4

struct bag {
    int weights[MAX_ITEMS];
    int count;
};

// Return false if it does not fit; then
// the bag stays as it was
bool put(struct bag *bag, int weight);
int total_weight(const struct bag *bag);
// Needs one item at least
int heaviest(const struct bag *bag);
void print_bag(const struct bag *bag);

#endif
