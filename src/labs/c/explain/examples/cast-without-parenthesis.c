#include <stdio.h>

int main(void)
{
    int sum = 7;
    int count = 2;
    double average = sum / double)count;
    printf("%f\n", average);
    return 0;
}
