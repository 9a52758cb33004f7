// Falla: exige operador:-=
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida += vida - 9;

    printf("Vida: %d\n", vida);
    return 0;
}
