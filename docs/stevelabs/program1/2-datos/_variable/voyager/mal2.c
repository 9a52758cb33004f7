// Falla: caso la ficha con el tipo justo en cada dato
// Falla: caso otra sonda
// Falla: caso una sonda con números redondos
// Falla: exige tipo:velocidad=double
// mal: la velocidad sigue siendo int, así que pierde su decimal
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    int velocidad = 16.9;
    double dia_luz = 25902068371.2;
    char inicial = 'V';
    bool vuelve = false;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %d km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
