#include <stdio.h>

double pow(int base, int potencia);

int main(void)
{
    printf("%f\n", pow(2, 3));
    return 0;
}
