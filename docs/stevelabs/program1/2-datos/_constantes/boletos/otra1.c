#include <stdio.h>

int main(void)
{
    const int precio = 85;
    int primera = 0;
    int segunda = 0;

    scanf("%d %d", &primera, &segunda);
    primera *= precio;
    segunda *= precio;
    printf("Sala 1: %d\nSala 2: %d\n", primera, segunda);
    printf("Total: %d\n", primera + segunda);
    return 0;
}
