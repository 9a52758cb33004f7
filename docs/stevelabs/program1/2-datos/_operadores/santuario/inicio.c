#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    // Aquí van los cambios.

    printf("Vida: %d\n", vida);
    return 0;
}
