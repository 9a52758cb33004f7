#include <stdio.h>

int main(void)
{
    printf("Precio: %d pesos\n", 4.5);
    return 0;
}
