// Falla: caso otro archivo tiene una suerte
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
int dado(int caras);
static int suerte(void);

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
