// Falla: caso un mensaje por línea
#include <stdio.h>

int main(void)
{
    printf("Sonda encendida.\n");
    printf("¡Hola, Marte!\n\n");
    printf("Nadie contesta.\n");
    return 0;
}
