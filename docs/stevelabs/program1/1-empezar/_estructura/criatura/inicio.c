}
    return EXIT_FAILURE;
    printf("¡Está vivo!\n");
int Main(void)
#include <stdlib.h>
    printf("Conecto los cables.\n");
{
    return EXIT_SUCCESS;
int main(void)
    printf("Subo la palanca.\n");
#include <stdio.h>
