#include <stdio.h>

void entrar(void)
{
    int visitas = 0;

    visitas++;
    printf("Visita %d\n", visitas);
}

int main(void)
{
    entrar();
    entrar();
    entrar();
    return 0;
}
