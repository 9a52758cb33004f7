// Falla: prohibe enum
#include <stdio.h>

#define NADA 1

enum { VIDA_MAX = 100, PREMIO = 10 + 5 };

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
