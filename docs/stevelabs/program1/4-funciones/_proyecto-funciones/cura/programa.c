#include <stdio.h>

int curar(int vida, int tope);

int main(void)
{
    int vida = 0;
    int tope = 0;

    scanf("%d %d", &vida, &tope);
    vida = [[curar(vida, tope)]];
    printf("Vida: %d\n", vida);
    return 0;
}

[[int]] curar(int vida, int tope)
{
    vida += 10;
    if (vida > tope) {
        [[return tope;]]
    }
    return vida;
}
