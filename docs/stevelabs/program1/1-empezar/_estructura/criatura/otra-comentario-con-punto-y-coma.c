#include <stdio.h>
#include <stdlib.h>

// Este programa da vida a la criatura;
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
