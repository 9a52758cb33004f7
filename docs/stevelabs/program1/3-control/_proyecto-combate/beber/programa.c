#include <stdio.h>

int main(void)
{
    int vida = 0;
    int pociones = 0;

    scanf("%d %d", &vida, &pociones);
    if (pociones > 0) {
[[        pociones--;]]
[[        vida += 10;]]
[[        if (vida > 32) {]]
[[            vida = 32;]]
[[        }]]
    }
    printf("Vida: %d\n", vida);
    printf("Pociones: %d\n", pociones);
    return 0;
}
