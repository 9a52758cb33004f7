#include <stdio.h>

int main(void)
{
    int edad = 20;

    if (edad > = 18)
        puts("mayor de edad");
    return 0;
}
