#include <stdio.h>

int main(void)
{
    double a = 6;
    double b = 8;
    double media = a + b / 2;
    printf("%.1f\n", media);
    return 0;
}
