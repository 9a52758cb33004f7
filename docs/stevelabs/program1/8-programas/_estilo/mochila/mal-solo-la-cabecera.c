// Falla: no compila
#include <stdio.h>
#include "bag.h"

bool mete(struct mochila *m, int peso)
{
    if (m->cuantas == MAX_COSAS) {
        return false;
    }
    m->pesos[m->cuantas] = peso;
    m->cuantas++;
    return true;
}

int peso_total(const struct mochila *m)
{
    int total = 0;

    for (int i = 0; i < m->cuantas; i++) {
        total += m->pesos[i];
    }
    return total;
}

int mas_pesada(const struct mochila *m)
{
    int mayor = m->pesos[0];

    for (int i = 1; i < m->cuantas; i++) {
        if (m->pesos[i] > mayor) {
            mayor = m->pesos[i];
        }
    }
    return mayor;
}

void escribe(const struct mochila *m)
{
    if (m->cuantas == 0) {
        printf("La mochila no pesa.\n");
        return;
    }
    printf("La mochila pesa %d.\n",
           peso_total(m));
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

// Contesta false si no cabe, y entonces
// la mochila queda como estaba
bool put(struct bag *m, int peso);
int total_weight(const struct bag *m);
// Pide que haya una cosa al menos
int heaviest(const struct bag *m);
void print_bag(const struct bag *m);

#endif
