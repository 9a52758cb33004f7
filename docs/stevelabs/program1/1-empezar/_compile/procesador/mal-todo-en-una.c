// Falla: exige intactas:aplaude
// Falla: exige funcion:printf=3
#include <stdio.h>

int main(void)
{
    printf("El procesador de textos\nembelleció mi programa.\nEl compilador no aplaude.\n");
    return 0;
}
