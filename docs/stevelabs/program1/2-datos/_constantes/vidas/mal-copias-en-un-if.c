// Falla: exige intactas:printf
#include <stdio.h>

#define VIDA_MAX 100
#define PREMIO 15

int main(void)
{
    int golpe = 0;
    int rondas = 0;

    scanf("%d", &golpe);
    scanf("%d", &rondas);
    if (0) {
        printf("Vida: %d de %d\n", VIDA_MAX - golpe, VIDA_MAX);
        printf("Premio: %d\n", PREMIO * rondas);
    }
    printf("Vida: %d de %d\nPremio: %d\n", VIDA_MAX - golpe, VIDA_MAX, rondas * PREMIO);
    return 0;
}
