#include <math.h>
#include <stdio.h>

int main(void)
{
    double x = 0.0;
    double y = 0.0;
    double este = 0.0;
    double norte = 0.0;

    if (scanf("%lf %lf %lf %lf", &x, &y, &este, &norte) != 4) {
        return 1;
    }
    este -= x;
    norte -= y;
    printf("Distancia: %.1f\n", hypot(este, norte));
    printf("Daño: %d\n",
           (int)(20.0 / pow(2.0, hypot(este, norte)) + 0.5));
    return 0;
}
