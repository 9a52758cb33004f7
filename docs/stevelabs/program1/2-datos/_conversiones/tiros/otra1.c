#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;

    scanf("%d %d", &aciertos, &tiros);
    printf("Exacto: %.1f %%\n", 100.0 * aciertos / tiros);
    printf("Redondeado: %d %%\n", (200 * aciertos + tiros) / (2 * tiros));
    printf("Estrellas: %d de 5\n", (10 * aciertos + tiros) / (2 * tiros));
    return 0;
}
