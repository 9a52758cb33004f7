// Falla: caso cinco pasos
// Falla: caso en diagonal
// Falla: caso una mitad justa
#include <math.h>
#include <stdio.h>

int main(void)
{
    double x1 = 0.0;
    double y1 = 0.0;
    double x2 = 0.0;
    double y2 = 0.0;
    double lejos = 0.0;
    int golpe = 0;

    scanf("%lf %lf", &x1, &y1);
    scanf("%lf %lf", &x2, &y2);
    lejos = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
    golpe = (int)(20.0 / pow(2.0, lejos));
    printf("Distancia: %.1f\n", lejos);
    printf("Daño: %d\n", golpe);
    return 0;
}
