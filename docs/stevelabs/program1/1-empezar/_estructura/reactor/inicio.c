#include <stdio.h>

int main(void)
{
    printf("Reactor: demasiado caliente.\n");
    return 0;
    printf("Apagado de emergencia.\n");
}
