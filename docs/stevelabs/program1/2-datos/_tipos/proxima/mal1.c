// Falla: caso hasta Próxima Centauri
// Falla: caso un año luz justo
// Falla: caso una estrella de la constelación del Cisne
// Falla: caso una estrella a más de cien años luz
// mal: el número de la cuenta sigue siendo float por su sufijo
#include <stdio.h>

int main(void)
{
    double distancia = 0.0;
    double km;

    scanf("%lf", &distancia);
    km = distancia * 9460730472580.8f;
    printf("%.0f km\n", km);
    return 0;
}
