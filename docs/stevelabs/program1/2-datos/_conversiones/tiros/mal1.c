// Falla: caso un empate en el medio punto
// Falla: caso otro empate, con más tiros
// Falla: caso un empate en las estrellas
// mal: %.0f lleva los empates al par, y 12.5 sale como 12
#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;
    double exacto;

    scanf("%d %d", &aciertos, &tiros);
    exacto = 100.0 * aciertos / tiros;
    printf("Exacto: %.1f %%\n", exacto);
    printf("Redondeado: %.0f %%\n", exacto);
    printf("Estrellas: %.0f de 5\n", exacto / 20);
    return 0;
}
