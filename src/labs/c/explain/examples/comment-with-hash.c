#include <stdio.h>

# Saluda y termina.
int main(void)
{
    puts("Hola");
    return 0;
}
