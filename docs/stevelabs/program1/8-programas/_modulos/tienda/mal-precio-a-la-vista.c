// Falla: caso otro archivo con los mismos nombres
#include "bolsa.h"

static int oro = 0;

void bolsa_mete(int n)
{
    oro += n;
}

int bolsa_hay(void)
{
    return oro;
}

bool bolsa_paga(int n)
{
    if (oro < n) {
        return false;
    }
    oro -= n;
    return true;
}

//// Archivo: bolsa.h
#include <stdbool.h>

void bolsa_mete(int n);
int bolsa_hay(void);
bool bolsa_paga(int n);

//// Archivo: tienda.h
#include <stdbool.h>

bool tienda_compra(char cosa);
int tienda_ventas(void);

//// Archivo: tienda.c
#include "bolsa.h"
#include "tienda.h"

static int ventas = 0;

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

    if (p < 0 || !bolsa_paga(p)) {
        return false;
    }
    ventas++;
    return true;
}

int tienda_ventas(void)
{
    return ventas;
}
