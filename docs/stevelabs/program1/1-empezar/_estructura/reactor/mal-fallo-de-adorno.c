// Falla: caso si EXIT_FAILURE valiera 7
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int nada = EXIT_FAILURE;

    printf("Reactor: demasiado caliente.\n");
    printf("Apagado de emergencia.\n");
    return 1;
}
