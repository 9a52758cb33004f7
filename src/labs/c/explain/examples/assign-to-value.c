#include <stdio.h>

int main(void)
{
    int a = 1, b = 2, suma;
    a + b = suma;
    printf("%d\n", suma);
    return 0;
}
