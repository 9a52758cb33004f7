#include <stdio.h>
#include <stdlib.h>

// Brings the creature to life, cables first.
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
