// formas:
// Índices: fila está en mapa[1]; columna está en mapa[1][3], que vale '.' (46)
#include <stdio.h>
#define FILAS 3
#define COLUMNAS 5
int main(void) {
    char mapa[FILAS][COLUMNAS + 1] = {"#####", "#..S#", "#####"};
    int fila = 1, columna = 1, pasos = 0;
    while (mapa[fila][columna] != 'S') {
        columna++;
        pasos++;
        mapa[fila][columna - 1] = ' ';
        if (mapa[fila][columna] == 'S') mapa[fila][columna] = '.';
        if (mapa[fila][columna] == '.' && columna == 3) break;
    }
    return pasos - 2;
}
