#include <stdio.h>

int main(void)
{
    int edad = 20;

    edad > 17 ? puts("mayor de edad");
    return 0;
}
