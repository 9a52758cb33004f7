// Falla: caso la ficha con el tipo justo en cada dato
// Falla: caso otra sonda
// Falla: caso una sonda con números redondos
// Falla: exige tipo:dia_luz=double
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    double velocidad = 16.9;
    float dia_luz = 25902068371.2f;
    char inicial = 'V';
    bool vuelve = false;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %.1f km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
