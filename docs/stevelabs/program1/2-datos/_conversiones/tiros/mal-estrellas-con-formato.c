// Falla: caso un empate en las estrellas
#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;
    double exacto;

    scanf("%d", &aciertos);
    scanf("%d", &tiros);
    exacto = 100.0 * aciertos / tiros;
    printf("Exacto: %.1f %%\n", exacto);
    printf("Redondeado: %d %%\n", (int)(exacto + 0.5));
    printf("Estrellas: %.0f de 5\n", 5.0 * aciertos / tiros);
    return 0;
}
