#include <stdio.h>

int main(void)
{
    float distancia = 0;
    float km;

    scanf("%f", &distancia);
    km = distancia * 9460730472580.8f;
    printf("%.0f km\n", km);
    return 0;
}
