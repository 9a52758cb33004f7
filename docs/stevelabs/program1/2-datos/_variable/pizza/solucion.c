#include <stdio.h>

int main(void)
{
    const int players = 4;
    int slices = 23;
    double price = 57.8;

    printf("Jugadores: %d\n", players);
    printf("Porciones enteras: %d\n", slices / players);
    printf("Porciones exactas: %.2f\n", (double)slices / players);
    printf("Cada quien paga: %.2f\n", price / players);
    return 0;
}
