// Falla: no compila
#include <stdio.h>
#include <stdlib.h>

// Da vida a la criatura: primero, los cables.
int Main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
