#include <stdio.h>

int main(void)
{
    double mitad = 7.5 % 2;
    printf("%f\n", mitad);
    return 0;
}
