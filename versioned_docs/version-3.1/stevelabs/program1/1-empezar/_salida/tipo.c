#include <stdio.h>

int main(void)
{
    printf("Precio: %d pesos\n", 4.5);
    printf("Van %d a %d\n", 3);
    return 0;
}
