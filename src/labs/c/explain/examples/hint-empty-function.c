#include <stdio.h>

void portada(void)
{
}

int main(void)
{
    portada();
    puts("Hola");
    return 0;
}
