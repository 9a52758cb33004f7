#include <stdio.h>

double pow(int base, int power);

int main(void)
{
    printf("%f\n", pow(2, 3));
    return 0;
}
