#include <stdio.h>

int main(void)
{
    int edad = 20;

    printf("%d\n", edad),
    edad = 21;
    printf("%d\n", edad);
    return 0;
}
