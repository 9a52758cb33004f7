#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool vuelve = false;
    char inicial = 'V';
    double dia_luz = 25902068371.2;
    double velocidad = 16.9;
    int lanzamiento = 1977;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %0.1lf km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %i\n", vuelve);
    return 0;
}
