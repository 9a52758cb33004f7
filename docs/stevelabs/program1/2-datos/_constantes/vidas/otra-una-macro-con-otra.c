#include <stdio.h>

#define VIDA_MAX 100
#define BASE 10
#define PREMIO (BASE + 5)

int main(void)
{
    int golpe, rondas;

    scanf("%d %d", &golpe, &rondas);
    printf("Vida: %d de %d\n", VIDA_MAX - golpe, VIDA_MAX);
    printf("Premio: %d\n", PREMIO * rondas);
    return 0;
}
