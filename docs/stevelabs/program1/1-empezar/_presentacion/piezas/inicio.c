#include <stdio.h>

int main(void)
{
    printf("El editor traduce tu archivo.\n");
    printf("El compilador recibe tus órdenes.\n");
    printf("La terminal guarda lo que escribes.\n");
    return 0;
}
