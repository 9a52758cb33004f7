// Despierta a la criatura.
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    // return EXIT_FAILURE;
    return EXIT_SUCCESS;
}
