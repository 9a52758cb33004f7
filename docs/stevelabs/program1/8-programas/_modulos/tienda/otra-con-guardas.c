#include "bolsa.h"

static int oro;

int bolsa_hay(void)
{
    return oro;
}

void bolsa_mete(int n)
{
    oro = bolsa_hay() + n;
}

bool bolsa_paga(int n)
{
    bool puede = bolsa_hay() >= n;

    if (puede) {
        bolsa_mete(-n);
    }
    return puede;
}

//// Archivo: bolsa.h
#ifndef BOLSA_H
#define BOLSA_H

#include <stdbool.h>

void bolsa_mete(int n);
int bolsa_hay(void);
bool bolsa_paga(int n);

#endif

//// Archivo: tienda.h
#ifndef TIENDA_H
#define TIENDA_H

#include "bolsa.h"

bool tienda_compra(char cosa);
int tienda_ventas(void);

#endif

//// Archivo: tienda.c
#include "tienda.h"

static int ventas;

static bool cobra(int precio)
{
    bool pagada = bolsa_paga(precio);

    ventas += pagada;
    return pagada;
}

bool tienda_compra(char cosa)
{
    switch (cosa) {
    case 'p':
        return cobra(12);
    case 'l':
        return cobra(30);
    case 'a':
        return cobra(5);
    default:
        return false;
    }
}

int tienda_ventas(void)
{
    return ventas;
}
