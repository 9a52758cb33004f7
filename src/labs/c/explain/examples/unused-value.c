#include <stdio.h>

int main(void)
{
    int edad = 20;
    edad + 1;
    printf("%d\n", edad);
    return 0;
}
