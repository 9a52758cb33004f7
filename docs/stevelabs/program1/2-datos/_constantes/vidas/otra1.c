#include <stdio.h>

#define VIDA_MAX 100
#define PREMIO 15

int main(void)
{
    int golpe, rondas, vida = VIDA_MAX;

    scanf("%d %d", &golpe, &rondas);
    vida -= golpe;
    printf("Vida: %d de %d\n", vida, VIDA_MAX);
    printf("Premio: %d\n", rondas * PREMIO);
    return 0;
}
