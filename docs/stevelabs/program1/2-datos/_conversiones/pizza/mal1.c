// Falla: caso veintitrés porciones para cuatro
// Falla: caso una porción para tres
// mal: convierte después de dividir, y el reparto exacto pierde los decimales
#include <stdio.h>

int main(void)
{
    int porciones = 0;
    int jugadores = 0;
    double precio = 0.0;

    scanf("%d", &porciones);
    scanf("%d", &jugadores);
    scanf("%lf", &precio);

    printf("Jugadores: %d\n", jugadores);
    printf("Porciones enteras: %d\n", porciones / jugadores);
    printf("Porciones exactas: %.2f\n", (double)(porciones / jugadores));
    printf("Cada quien paga: %.2f\n", precio / jugadores);
    return 0;
}
