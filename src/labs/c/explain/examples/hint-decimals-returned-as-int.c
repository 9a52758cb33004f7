#include <stdio.h>

int media(int a, int b, int c)
{
    double m = (a + b + c) / 3.0;
    return m;
}

int main(void)
{
    printf("%d\n", media(7, 8, 8));
    return 0;
}
