// Falla: caso hasta Próxima Centauri
// Falla: caso una estrella de la constelación del Cisne
// Falla: caso una estrella a más de cien años luz
// mal: la distancia leída se guarda en un float y pierde cifras antes de multiplicar
#include <stdio.h>

int main(void)
{
    float distancia = 0;
    double km;

    scanf("%f", &distancia);
    km = distancia * 9460730472580.8;
    printf("%.0f km\n", km);
    return 0;
}
