#include <stdio.h>

int main(void)
{
    int suma = 7;
    int cuenta = 2;
    double promedio = suma / double)cuenta;
    printf("%f\n", promedio);
    return 0;
}
