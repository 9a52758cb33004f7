#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    printf("Reactor: demasiado caliente.\n");
    printf("Apagado de emergencia.\n");
    exit(EXIT_FAILURE);
}
