// Falla: caso la criatura despierta y todo salió bien
// Falla: exige intactas:EXIT_SUCCESS
// Falla: prohibe usa:EXIT_FAILURE
#include <stdio.h>
#include <stdlib.h>

// Da vida a la criatura: primero, los cables.
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_FAILURE;
}
