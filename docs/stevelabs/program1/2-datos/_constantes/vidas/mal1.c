// Falla: caso un golpe y tres rondas
// Falla: caso sin golpes y sin rondas
// Falla: caso un golpe mortal
// mal: sin paréntesis, el producto se hace solo con el 5
#include <stdio.h>

#define VIDA_MAX 100
#define PREMIO 10 + 5

int main(void)
{
    int golpe = 0;
    int rondas = 0;

    scanf("%d", &golpe);
    scanf("%d", &rondas);
    printf("Vida: %d de %d\n", VIDA_MAX - golpe, VIDA_MAX);
    printf("Premio: %d\n", PREMIO * rondas);
    return 0;
}
