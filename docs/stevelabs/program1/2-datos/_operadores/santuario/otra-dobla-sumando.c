#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida -= 5;
    vida += vida;
    vida++;

    printf("Vida: %d\n", vida);
    return 0;
}
