#include <stdio.h>

int main(void)
{
    int porciones = 0;
    int jugadores = 0;
    int enteras;
    double precio = 0.0;
    double exactas;

    scanf("%d %d %lf", &porciones, &jugadores, &precio);
    enteras = porciones / jugadores;
    exactas = porciones / (double)jugadores;
    precio /= jugadores;

    printf("Jugadores: %d\nPorciones enteras: %d\n", jugadores, enteras);
    printf("Porciones exactas: %.2f\n", exactas);
    printf("Cada quien paga: %.2f\n", precio);
    return 0;
}
