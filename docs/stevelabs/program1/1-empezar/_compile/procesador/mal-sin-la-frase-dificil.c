// Falla: caso el programa rescatado
// Falla: exige funcion:printf=3
#include <stdio.h>

int main(void)
{
    printf("El procesador de textos\n");
    printf("El compilador no aplaude.\n");
    return 0;
}
