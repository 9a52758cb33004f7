// Falla: caso las dos frases y un fallo anunciado
// Falla: caso si EXIT_FAILURE valiera 7
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    printf("Reactor: demasiado caliente.\n");
    return EXIT_FAILURE;
    printf("Apagado de emergencia.\n");
}
