#include <stdio.h>

int main(void)
{
    printf("Sonda encendida.");
    printf("¡Hola, Marte!");
    printf("Nadie contesta.\n");
    return 0;
}
