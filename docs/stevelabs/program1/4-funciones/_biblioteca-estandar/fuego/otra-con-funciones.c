#include <math.h>
#include <stdio.h>

double distancia(double x1, double y1, double x2, double y2)
{
    return sqrt(pow(x2 - x1, 2) + pow(y2 - y1, 2));
}

int golpe(double lejos)
{
    return (int)round(20 * pow(0.5, lejos));
}

int main(void)
{
    double x1 = 0;
    double y1 = 0;
    double x2 = 0;
    double y2 = 0;
    double lejos = 0;

    scanf("%lf %lf %lf %lf", &x1, &y1, &x2, &y2);
    lejos = distancia(x1, y1, x2, y2);
    printf("Distancia: %.1f\nDaño: %d\n", lejos, golpe(lejos));
    return 0;
}
