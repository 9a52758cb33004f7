// Falla: caso llega con toda la vida que cabe
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida -= 4;
    vida *= 2;
    vida -= 1;

    printf("Vida: %d\n", vida);
    return 0;
}
