// Falla: exige tipo:vuelve=bool
// mal: arregla el nombre y los decimales, pero el sí o no se queda en un int
#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    double velocidad = 16.9;
    double dia_luz = 25902068371.2;
    char inicial = 'V';
    int vuelve = 0;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %.1f km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
