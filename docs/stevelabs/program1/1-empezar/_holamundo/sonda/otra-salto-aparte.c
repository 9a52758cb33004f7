#include <stdio.h>

int main(void)
{
    printf("Sonda encendida.");
    printf("\n¡Hola, Marte!");
    printf("\n");
    printf("Nadie contesta.\n");
    return 0;
}
