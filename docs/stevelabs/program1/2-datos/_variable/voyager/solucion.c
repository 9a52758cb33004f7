#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int launch_year = 1977;
    double speed = 16.9;
    double light_day = 25902068371.2;
    char initial = 'V';
    bool has_return = false;

    printf("Lanzamiento: %d\n", launch_year);
    printf("Velocidad: %.1f km/s\n", speed);
    printf("Un día luz: %.1f km\n", light_day);
    printf("Inicial: %c\n", initial);
    printf("Viaje de vuelta: %d\n", has_return);
    return 0;
}
