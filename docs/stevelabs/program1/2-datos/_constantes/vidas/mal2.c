// Falla: caso otras reglas
// Falla: exige intactas:printf
// mal: el resultado es correcto, pero convierte las macros en constantes const
#include <stdio.h>

int main(void)
{
    const int vida_max = 100;
    const int premio = 10 + 5;
    int golpe = 0;
    int rondas = 0;

    scanf("%d", &golpe);
    scanf("%d", &rondas);
    printf("Vida: %d de %d\n", vida_max - golpe, vida_max);
    printf("Premio: %d\n", premio * rondas);
    return 0;
}
