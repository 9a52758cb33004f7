#include <stdio.h>

int main(void)
{
    double tercio = 1 / 3;
    printf("%f\n", tercio);
    return 0;
}
