#include "tienda.h"

int pedido(int precio)
{
    return ENTREGA(DOCENA(precio));
}

//// Archivo: tienda.h
#define SEIS(y) ((y) + (y) + (y) + (y) + (y) + (y))
#define DOCENA(x) (SEIS(x) + SEIS(x))
#define ENTREGA(x) (5 + (x))
#define REBAJA(x) (-((x) / 10) + (x))

int pedido(int precio);
