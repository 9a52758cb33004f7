// Falla: caso las dos frases y un fallo anunciado
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    printf("Reactor: demasiado caliente.\n");
    return EXIT_FAILURE;
    printf("Apagado de emergencia.\n");
}
