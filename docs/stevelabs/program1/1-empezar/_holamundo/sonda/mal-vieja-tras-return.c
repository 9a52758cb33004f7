// Falla: exige intactas:contesta
#include <stdio.h>

int main(void)
{
    printf("Sonda encendida.\n¡Hola, Marte!\nNadie contesta.\n");
    return 0;
    printf("Sonda encendida.");
    printf("¡Hola, Marte!");
    printf("Nadie contesta.\n");
}
