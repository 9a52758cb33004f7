#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool vuelve;
    char inicial;
    double dia_luz;
    double velocidad;
    int lanzamiento;

    lanzamiento = 1977;
    velocidad = 16.9;
    dia_luz = 25902068371.2;
    inicial = 'V';
    vuelve = false;
    printf("Lanzamiento: %d\nVelocidad: %.1f km/s\n",
           lanzamiento, velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\nViaje de vuelta: %d\n",
           inicial, vuelve);
    return 0;
}
