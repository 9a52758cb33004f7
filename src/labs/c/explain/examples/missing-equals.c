#include <stdio.h>

int main(void)
{
    int edad 20;
    puts("Hola");
    return 0;
}
