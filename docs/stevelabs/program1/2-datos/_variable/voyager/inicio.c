#include <stdio.h>

int main(void)
{
    int lanzamiento = 1977;
    int velocidad = 16.9;
    int dia-luz = 25902068371.2;
    int inicial = 'V';
    int vuelve = 0;

    printf("Lanzamiento: %d\n", lanzamiento);
    printf("Velocidad: %d km/s\n", velocidad);
    printf("Un día luz: %d km\n", dia-luz);
    printf("Inicial: %d\n", inicial);
    printf("Viaje de vuelta: %d\n", vuelve);
    return 0;
}
