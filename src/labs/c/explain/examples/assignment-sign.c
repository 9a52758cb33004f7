#include <stdio.h>

int main(void)
{
    int edad = 0;
    edad =: 20;
    printf("%d\n", edad);
    return 0;
}
