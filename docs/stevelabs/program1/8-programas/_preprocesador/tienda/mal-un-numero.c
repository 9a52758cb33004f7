// Falla: caso un precio de 20
// Falla: caso un precio de 0
// Falla: caso otras cuentas dentro
// Falla: caso otras cuentas fuera
// Falla: caso una comparación dentro
// Falla: caso unas dentro de otras
#include "tienda.h"

int pedido(int precio)
{
    return ENTREGA(DOCENA(precio));
}

//// Archivo: tienda.h
#define DOCENA(x) 252
#define ENTREGA(x) 25
#define REBAJA(x) 18

int pedido(int precio);
