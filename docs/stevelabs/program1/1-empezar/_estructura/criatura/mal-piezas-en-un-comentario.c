// Falla: exige comentario-de:main
#include <stdio.h>
#include <stdlib.h>

/* return EXIT_FAILURE;
   int Main(void) */
int main(void)
{
    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return EXIT_SUCCESS;
}
