// Falla: caso llega debiendo mucha vida
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida -= 7;
    vida *= 2;
    vida += 5;

    printf("Vida: %d\n", vida);
    return 0;
}
