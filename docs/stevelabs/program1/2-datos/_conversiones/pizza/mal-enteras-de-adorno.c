// Falla: exige imprime:jugadores
#include <stdio.h>

int main(void)
{
    int porciones = 0;
    int jugadores = 0;
    double p = 0.0;
    double j = 0.0;
    double precio = 0.0;

    scanf("%lf", &p);
    scanf("%lf", &j);
    scanf("%lf", &precio);
    porciones = (int)p;
    jugadores = (int)j;

    printf("Jugadores: %.0f\n", j);
    printf("Porciones enteras: %d\n", (int)(p / j));
    printf("Porciones exactas: %.2f\n", p / j);
    printf("Cada quien paga: %.2f\n", precio / j);
    return 0;
}
