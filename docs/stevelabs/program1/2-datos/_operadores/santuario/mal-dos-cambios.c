// Falla: caso llega con muchísima vida
// Falla: caso llega con toda la vida que cabe
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida *= 2;
    vida -= 9;

    printf("Vida: %d\n", vida);
    return 0;
}
