// Falla: no compila
#include <stdio.h>
#include "bag.h"

bool put(struct bag *m, int peso)
{
    if (m->count == MAX_COSAS) {
        return false;
    }
    m->weights[m->count] = peso;
    m->count++;
    return true;
}

int total_weight(const struct bag *m)
{
    int total = 0;

    for (int i = 0; i < m->count; i++) {
        total += m->weights[i];
    }
    return total;
}

int heaviest(const struct bag *m)
{
    int mayor = m->weights[0];

    for (int i = 1; i < m->count; i++) {
        if (m->weights[i] > mayor) {
            mayor = m->weights[i];
        }
    }
    return mayor;
}

void print_bag(const struct bag *m)
{
    if (m->count == 0) {
        printf("La mochila no pesa.\n");
        return;
    }
    printf("La mochila pesa %d.\n",
           total_weight(m));
}

//// Archivo: bag.h
#ifndef BAG_H
#define BAG_H

#include <stdbool.h>

#define MAX_COSAS 4

struct bag {
    int weights[MAX_COSAS];
    int count;
};

// Contesta false si no cabe, y entonces
// la mochila queda como estaba
bool put(struct bag *m, int peso);
int total_weight(const struct bag *m);
// Pide que haya una cosa al menos
int heaviest(const struct bag *m);
void print_bag(const struct bag *m);

#endif
