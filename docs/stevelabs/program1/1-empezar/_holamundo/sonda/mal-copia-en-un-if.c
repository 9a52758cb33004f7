// Falla: exige intactas:contesta
#include <stdio.h>

int main(void)
{
    printf("Sonda encendida.\n¡Hola, Marte!\nNadie contesta.\n");
    if (0)
        printf("Nadie contesta.\n");
    return 0;
}
