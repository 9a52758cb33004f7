// Falla: caso lugares negativos
// mal: quita el signo de cada coordenada antes de restar
#include <math.h>
#include <stdio.h>

int main(void)
{
    double x1 = 0.0;
    double y1 = 0.0;
    double x2 = 0.0;
    double y2 = 0.0;
    double lejos = 0.0;
    double golpe = 0.0;

    scanf("%lf %lf", &x1, &y1);
    scanf("%lf %lf", &x2, &y2);
    lejos = sqrt(pow(fabs(x2) - fabs(x1), 2.0)
               + pow(fabs(y2) - fabs(y1), 2.0));
    golpe = 20.0 / pow(2.0, lejos);
    printf("Distancia: %.1f\n", lejos);
    printf("Daño: %.0f\n",
           round(golpe));
    return 0;
}
