// Falla: caso cinco pasos
// Falla: caso en diagonal
// Falla: caso lejos
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
    lejos = fabs(x2 - x1) + fabs(y2 - y1);
    printf("Distancia: %.1f\n", lejos);
    printf("Daño: %.0f\n", round(20.0 / pow(2.0, lejos)));
    return 0;
}
