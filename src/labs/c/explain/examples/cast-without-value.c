#include <stdio.h>

int main(void)
{
    double average = 0;
    average = (double);
    printf("%f\n", average);
    return 0;
}
