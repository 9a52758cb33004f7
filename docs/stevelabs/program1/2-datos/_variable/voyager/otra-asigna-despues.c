#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int lanzamiento;
    double velocidad, dia_luz;
    char inicial;
    bool vuelve;

    lanzamiento = 1977;
    velocidad = 16.9;
    dia_luz = 25902068371.2;
    inicial = 'V';
    vuelve = false;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %.1f km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
