#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (edad > 17)
        int resto = edad - 17;
    printf("%d\n", edad);
    return 0;
}
