// Falla: caso otro archivo también tira
#include <stdio.h>

int dado(int caras);

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
// Lo que ofrece el módulo

//// Archivo: dado.c
#include "dado.h"

static int cuenta = 4;

static int suerte(void)
{
    cuenta = (cuenta * 37 + 11) % 101;
    return cuenta;
}

int dado(int caras)
{
    return suerte() % caras + 1;
}
