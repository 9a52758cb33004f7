#include <stdio.h>
#include <stdlib.h>

// Despierta criaturas (con cables y palanca)
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
