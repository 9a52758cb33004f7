#include <stdio.h>

int main(void)
{
    long double distancia = 0;

    scanf("%Lf", &distancia);
    printf("%.0Lf km\n", distancia * 9460730472580.8L);
    return 0;
}
