#include <stdio.h>

int main(void)
{
    double distancia = 0.0;
    double km;

    scanf("%lf", &distancia);
    km = distancia * 9460730472580.8;
    printf("%.0f km\n", km);
    return 0;
}
