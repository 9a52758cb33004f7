#include <stdio.h>

int main(void)
{
    int porciones = 0;
    int jugadores = 0;
    int precio = 0;

    scanf("%d", &porciones);
    scanf("%d", &jugadores);
    scanf("%d", &precio);

    printf("Jugadores: %d\n", jugadores);
    printf("Porciones enteras: %d\n", porciones / jugadores);
    printf("Porciones exactas: %d\n", porciones / jugadores);
    printf("Cada quien paga: %d\n", precio / jugadores);
    return 0;
}
