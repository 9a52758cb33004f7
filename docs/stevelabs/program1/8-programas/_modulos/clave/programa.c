#include <stdio.h>
#include "clave.h"

int mezcla(int gotas)
{
    return gotas + 2;
}

int main(void)
{
    int n = 0;

    scanf("%d", &n);
    printf("Poción: %d\n", mezcla(n));
    printf("Clave: %d\n", clave(n));
    return 0;
}

//// Archivo: clave.h
int clave(int n)[[;]]

//// Archivo: clave.c
#include [["clave.h"]]

[[static]] int mezcla(int n)
{
    return n * 7 % 10;
}

int clave(int n)
{
    return mezcla(n) + 1;
}
