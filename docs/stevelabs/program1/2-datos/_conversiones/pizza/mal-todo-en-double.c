// Falla: exige tipo:porciones=int
// Falla: exige tipo:jugadores=int
#include <stdio.h>

int main(void)
{
    double porciones = 0.0;
    double jugadores = 0.0;
    double precio = 0.0;

    scanf("%lf", &porciones);
    scanf("%lf", &jugadores);
    scanf("%lf", &precio);

    printf("Jugadores: %.0f\n", jugadores);
    printf("Porciones enteras: %d\n", (int)(porciones / jugadores));
    printf("Porciones exactas: %.2f\n", porciones / jugadores);
    printf("Cada quien paga: %.2f\n", precio / jugadores);
    return 0;
}
