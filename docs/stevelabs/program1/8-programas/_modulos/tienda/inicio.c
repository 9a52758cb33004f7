#include "bolsa.h"

int oro = 0;
int ventas = 0;

void bolsa_mete(int n)
{
    oro += n;
}

int bolsa_hay(void)
{
    return oro;
}

int precio(char cosa)
{
    switch (cosa) {
    case 'p':
        return 12;
    case 'l':
        return 30;
    case 'a':
        return 5;
    default:
        return -1;
    }
}

bool tienda_compra(char cosa)
{
    int p = precio(cosa);

    if (p < 0 || oro < p) {
        return false;
    }
    oro -= p;
    ventas++;
    return true;
}

int tienda_ventas(void)
{
    return ventas;
}

//// Archivo: bolsa.h
#include <stdbool.h>

void bolsa_mete(int n);
int bolsa_hay(void);
bool tienda_compra(char cosa);
int tienda_ventas(void);

//// Archivo: tienda.h
// Lo que ofrece la tienda

//// Archivo: tienda.c
// Cómo lo hace
