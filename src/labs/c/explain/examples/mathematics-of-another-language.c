#include <stdio.h>

int main(void)
{
    double lado = Math.sqrt(16);
    printf("%f\n", lado);
    return 0;
}
