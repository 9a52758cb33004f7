#include <stdio.h>

int main(void)
{
    double half = 7.5 % 2;
    printf("%f\n", half);
    return 0;
}
