// Falla: caso una estrella a más de cien años luz
#include <stdio.h>

int main(void)
{
    double distancia = 0.0;

    scanf("%lf", &distancia);
    printf("%.0f km\n", distancia * 9460730472580.75);
    return 0;
}
