// Falla: exige intactas:EXIT_SUCCESS
#include <stdio.h>

// Da vida a la criatura: primero, los cables.
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
}
