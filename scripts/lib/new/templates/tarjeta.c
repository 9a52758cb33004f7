#include <stdio.h>

int main(void)
{
    printf("Escribe aquí la falta que explica la tarjeta.\n");
    return 0;
}
