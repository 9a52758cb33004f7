// Falla: no compila
#include <stdio.h>

int main(void)
{
    printf("Reactor: demasiado caliente.\n");
    printf("Apagado de emergencia.\n");
    return EXIT_FAILURE;
}
