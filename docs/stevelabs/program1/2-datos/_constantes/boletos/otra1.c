#include <stdio.h>

#define PRECIO 85

int main(void)
{
    int primera = 0;
    int segunda = 0;

    scanf("%d %d", &primera, &segunda);
    primera *= PRECIO;
    segunda *= PRECIO;
    printf("Sala 1: %d\nSala 2: %d\n", primera, segunda);
    printf("Total: %d\n", primera + segunda);
    return 0;
}
