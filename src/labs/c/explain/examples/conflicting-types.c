#include <stdio.h>

int mitad(int n);

int main(void)
{
    printf("%d\n", mitad(4));
    return 0;
}

double mitad(double n)
{
    return n / 2;
}
