#include <stdio.h>

int slices = 23;

int main(void)
{
    int players = 4;
    int price = 57.8;

    printf("Jugadores: %d\n", players);
    printf("Porciones enteras: %d\n", slices / players);
    printf("Porciones exactas: %d\n", slices / players);
    printf("Cada quien paga: %d\n", price / players);
    return 0;
}
