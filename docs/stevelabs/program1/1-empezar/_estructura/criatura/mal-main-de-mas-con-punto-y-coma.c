// Falla: prohibe usa:Main
#include <stdio.h>
#include <stdlib.h>

int Main(void);

// Despierta a la criatura, cable por cable.
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
