#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida -= 5;
    vida += vida + 1;

    printf("Vida: %d\n", vida);
    return 0;
}
