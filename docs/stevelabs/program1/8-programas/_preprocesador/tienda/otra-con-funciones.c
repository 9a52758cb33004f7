#include "tienda.h"

int DOCENA(int x)
{
    return x * 12;
}

int ENTREGA(int x)
{
    return x + 5;
}

int REBAJA(int x)
{
    return x - x / 10;
}

int pedido(int precio)
{
    return ENTREGA(DOCENA(precio));
}

//// Archivo: tienda.h
int DOCENA(int x);
int ENTREGA(int x);
int REBAJA(int x);
int pedido(int precio);
