#include <stdio.h>
#include "dado.h"

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);
    while (vida > 0) {
        int golpe = dado(6);

        printf("Golpe de %d.\n", golpe);
        vida -= golpe;
    }
    printf("Cae la rata.\n");
    return 0;
}

//// Archivo: dado.h
#ifndef DADO_H
#define DADO_H

// Tira un dado de 1 a caras
int dado(int caras);

#endif

//// Archivo: dado.c
#include "dado.h"

static int suerte(void);

int dado(int caras)
{
    return suerte() % caras + 1;
}

static int suerte(void)
{
    static int cuenta = 4;

    cuenta = (cuenta * 37 + 11) % 101;
    return cuenta;
}
