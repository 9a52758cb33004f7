#include <math.h>
#include <stdio.h>

int main(void)
{
    double x1 = 0.0;
    double y1 = 0.0;
    double x2 = 0.0;
    double y2 = 0.0;
    double lejos = 0.0;

    scanf("%lf %lf", &x1, &y1);
    scanf("%lf %lf", &x2, &y2);
    lejos = fabs(x2 - x1);
    printf("Distancia: %.1f\n", lejos);
    return 0;
}
