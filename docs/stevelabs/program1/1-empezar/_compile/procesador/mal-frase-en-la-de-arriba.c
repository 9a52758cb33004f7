// Falla: exige funcion:printf=3
#include <stdio.h>

int main(void)
{
    printf("El procesador de textos\nembelleció mi programa.\n");
    printf("El compilador no aplaude.\n");
    return 0;
}
