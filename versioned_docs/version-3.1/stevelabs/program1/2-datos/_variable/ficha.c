#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    int level = 12;
    float speed = 4.5f;
    double distance = 384400.125;
    long double pi = 3.141592653589793238L;
    char rank = 'B';
    bool alive = true;

    printf("Nivel:     %d\n", level);
    printf("Velocidad: %.1f\n", speed);
    printf("Distancia: %.3f\n", distance);
    printf("Pi:        %.18Lf\n", pi);
    printf("Rango:     %c\n", rank);
    printf("Con vida:  %d\n", alive);
    return 0;
}
