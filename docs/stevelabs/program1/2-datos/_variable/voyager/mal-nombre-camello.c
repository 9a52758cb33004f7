// Falla: caso otra sonda
// Falla: caso una sonda con números redondos
// Falla: exige tipo:lanzamiento=int
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int launchYear = 1977;
    double velocidad = 16.9;
    double dia_luz = 25902068371.2;
    char inicial = 'V';
    bool vuelve = false;

    printf("Lanzamiento: %d\n", launchYear);
    printf("Velocidad: %.1f km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
