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
#include <stddef.h>
#include "bolsa.h"
#include "tienda.h"

struct oferta {
    char cosa;
    int precio;
};

static const struct oferta ofertas[] = {
    {'p', 12}, {'l', 30}, {'a', 5},
};

static int ventas = 0;

bool tienda_compra(char cosa)
{
    for (size_t i = 0; i < 3; i++) {
        if (ofertas[i].cosa == cosa
            && bolsa_hay()
               >= ofertas[i].precio) {
            ventas++;
            return bolsa_paga(
                ofertas[i].precio);
        }
    }
    return false;
}

int tienda_ventas(void)
{
    return ventas;
}
