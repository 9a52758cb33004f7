// Falla: caso otras reglas
// Falla: exige intactas:printf
#include <stdio.h>

#define VIDA_MAX 100

int main(void)
{
    int golpe = 0;
    int rondas = 0;
    int premio = 15;

    scanf("%d", &golpe);
    scanf("%d", &rondas);
    printf("Vida: %d de %d\n", VIDA_MAX - golpe, VIDA_MAX);
    printf("Premio: %d\n", premio * rondas);
    return 0;
}
