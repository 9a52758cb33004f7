#include <stdio.h>

int main(void)
{
    int launch-year = 1977;
    int speed = 16.9;
    float light_day = 25902068371.2f;
    int initial = 'V';
    int has_return = 0;

    printf("Lanzamiento: %d\n", launch-year);
    printf("Velocidad: %d km/s\n", speed);
    printf("Un día luz: %.1f km\n", light_day);
    printf("Inicial: %d\n", initial);
    printf("Viaje de vuelta: %d\n", has_return);
    return 0;
}
