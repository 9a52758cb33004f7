#include <stdio.h>

int half(int n);

int main(void)
{
    printf("%d\n", half(4));
    return 0;
}

double half(double n)
{
    return n / 2;
}
