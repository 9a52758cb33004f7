#include <stdio.h>
#include "mapa.h"
#include "heroe.h"

int main(void)
{
    struct mapa m = {5, {4, 2}};
    struct heroe h = {{1, 2}, 10};

    printf("%d\n", m.salida.fila
                       - h.lugar.fila);
    return 0;
}

//// Archivo: casilla.h
[[#ifndef CASILLA_H]]
[[#define CASILLA_H]]
[[struct casilla {]]
[[    int fila;]]
[[    int columna;]]
[[};]]
[[#endif]]
