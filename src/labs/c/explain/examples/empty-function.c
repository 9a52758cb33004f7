#include <stdio.h>

int sumar(int a, int b)
{
    return 0;
}

int main(void)
{
    printf("%d\n", sumar(2, 3));
    return 0;
}
