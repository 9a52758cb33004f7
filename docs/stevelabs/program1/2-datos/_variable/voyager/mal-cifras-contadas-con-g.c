// Falla: caso una sonda con números redondos
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    double velocidad = 16.9;
    double dia_luz = 25902068371.2;
    char inicial = 'V';
    bool vuelve = false;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %.3g km/s\n", velocidad);
    printf("Un día luz: %.12g km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
