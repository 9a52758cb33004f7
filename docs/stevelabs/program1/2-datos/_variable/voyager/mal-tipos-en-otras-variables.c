// Falla: exige tipo:velocidad=double
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    float velocidad = 16.9f;
    double dia_luz = 25902068371.2;
    char inicial = 'V';
    bool vuelve = false;
    double nada = 0;

    (void)nada;
    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %.1f km/s\n", velocidad);
    printf("Un día luz: %.1f km\n", dia_luz);
    printf("Inicial: %c\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
