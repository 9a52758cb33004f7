// Falla: caso veintitrés porciones para cuatro
// mal: el precio se sigue leyendo en un int y pierde sus decimales
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
    printf("Porciones exactas: %.2f\n", (double)porciones / jugadores);
    printf("Cada quien paga: %.2f\n", (double)precio / jugadores);
    return 0;
}
