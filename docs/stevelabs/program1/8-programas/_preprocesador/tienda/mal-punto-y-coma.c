// Falla: no compila
#include "tienda.h"

int pedido(int precio)
{
    return ENTREGA(DOCENA(precio));
}

//// Archivo: tienda.h
#define DOCENA(x) ((x) * 12)
#define ENTREGA(x) ((x) + 5);
#define REBAJA(x) ((x) - (x) / 10)

int pedido(int precio);
