// Falla: exige funcion:printf
#include <stdio.h>

int main(void)
{
    puts("Hola, mundo.");
    return 0;
}
