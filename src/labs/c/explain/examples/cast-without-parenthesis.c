#include <stdio.h>

int main(void)
{
    int suma = 7;
    int cantidad = 2;
    double promedio = suma / double)cantidad;
    printf("%f\n", promedio);
    return 0;
}
