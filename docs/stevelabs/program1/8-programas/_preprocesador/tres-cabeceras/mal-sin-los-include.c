// Falla: caso el mapa, sin nada delante
// Falla: caso el héroe, y después el mapa
// Falla: caso todas dos veces
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
struct casilla {
    int fila;
    int columna;
};

//// Archivo: heroe.h
struct heroe {
    struct casilla lugar;
    int vida;
};

//// Archivo: mapa.h
struct mapa {
    struct casilla salida;
    struct heroe jugador;
};
