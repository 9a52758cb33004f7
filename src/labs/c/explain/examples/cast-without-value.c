#include <stdio.h>

int main(void)
{
    double promedio = 0;
    promedio = (double);
    printf("%f\n", promedio);
    return 0;
}
