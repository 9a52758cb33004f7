// Falla: caso siete aciertos de nueve
// Falla: caso un empate en el medio punto
// Falla: caso otro empate, con más tiros
// Falla: caso un acierto de cada tres
// Falla: caso un empate en las estrellas
// Falla: caso un empate que no llega a las estrellas
// mal: divide dos enteros antes de que aparezca el decimal
#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;
    double exacto, estrellas;

    scanf("%d", &aciertos);
    scanf("%d", &tiros);
    exacto = aciertos / tiros * 100.0;
    estrellas = aciertos / tiros * 5.0;
    printf("Exacto: %.1f %%\n", exacto);
    printf("Redondeado: %d %%\n", (int)(exacto + 0.5));
    printf("Estrellas: %d de 5\n", (int)(estrellas + 0.5));
    return 0;
}
