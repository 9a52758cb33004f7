// Falla: exige define:total_weight
// Falla: exige usa:weights
// Falla: prohibe usa:MAX_COSAS
// Falla: prohibe usa:mochila
// Falla: prohibe usa:pesos
// Falla: prohibe usa:cuantas
// Falla: prohibe usa:mete
// Falla: prohibe usa:peso_total
// Falla: prohibe usa:mas_pesada
// Falla: prohibe usa:escribe
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

#define MAX_COSAS 4
#define MAX_ITEMS MAX_COSAS
#define bag mochila
#define weights pesos
#define count cuantas
#define put mete
#define total_weight peso_total
#define heaviest mas_pesada
#define print_bag escribe

struct mochila {
    int pesos[MAX_COSAS];
    int cuantas;
};

// Contesta false si no cabe, y entonces
// la mochila queda como estaba
bool mete(struct mochila *m, int peso);
int peso_total(const struct mochila *m);
// Pide que haya una cosa al menos
int mas_pesada(const struct mochila *m);
void escribe(const struct mochila *m);

#endif
