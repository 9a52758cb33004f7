// Falla: no compila
#include <stdio.h>
#include <stdlib.h>
#include "casilla.h"
#include "heroe.h"
#include "mapa.h"

int main(void)
{
    struct heroe h = {{0, 0}, 10};
    struct mapa m = {{3, 4}, h};
    int pasos = 0;

    scanf("%d", &m.jugador.lugar.fila);
    scanf("%d", &m.jugador.lugar.columna);
    pasos += abs(m.salida.fila
                 - m.jugador.lugar.fila);
    pasos += abs(m.salida.columna
                 - m.jugador.lugar.columna);
    printf("Faltan %d pasos.\n", pasos);
    return 0;
}

//// Archivo: casilla.h
#ifndef CASILLA_H

struct casilla {
    int fila;
    int columna;
};

#endif

//// Archivo: heroe.h
#ifndef HEROE_H
#define HEROE_H

#include "casilla.h"

struct heroe {
    struct casilla lugar;
    int vida;
};

#endif

//// Archivo: mapa.h
#ifndef MAPA_H
#define MAPA_H

#include "casilla.h"
#include "heroe.h"

struct mapa {
    struct casilla salida;
    struct heroe jugador;
};

#endif
