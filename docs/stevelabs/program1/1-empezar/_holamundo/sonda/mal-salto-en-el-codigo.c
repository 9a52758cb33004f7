// Falla: no compila
#include <stdio.h>

int main(void)
{
    printf("Sonda encendida.
    ");
    printf("¡Hola, Marte!\n");
    printf("Nadie contesta.\n");
    return 0;
}
