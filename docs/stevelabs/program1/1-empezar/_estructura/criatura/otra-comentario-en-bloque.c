#include <stdlib.h>
#include <stdio.h>

/*
 * Despierta a la criatura (con cables y palanca).
 */
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
