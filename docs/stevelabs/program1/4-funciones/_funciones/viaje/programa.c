#include <stdio.h>

void abrir(void)
{
    printf("La puerta cruje.\n");
}

void gritar(void)
{
    printf("Hola.\n");
}

void entrar(void)
{
    abrir();
    printf("Das un paso.\n");
}

int main(void)
{
    gritar();
    entrar();
    gritar();
    return 0;
}
