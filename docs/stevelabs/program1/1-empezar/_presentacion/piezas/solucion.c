#include <stdio.h>

int main(void)
{
    printf("El editor guarda lo que escribes.\n");
    printf("El compilador traduce tu archivo.\n");
    printf("La terminal recibe tus órdenes.\n");
    printf("El IDE las reúne en una ventana.\n");
    return 0;
}
