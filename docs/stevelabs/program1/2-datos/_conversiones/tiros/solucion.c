#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;
    double exacto, estrellas;

    scanf("%d", &aciertos);
    scanf("%d", &tiros);
    exacto = (double)aciertos * 100 / tiros;
    estrellas = (double)aciertos * 5 / tiros;
    printf("Exacto: %.1f %%\n", exacto);
    printf("Redondeado: %d %%\n", (int)(exacto + 0.5));
    printf("Estrellas: %d de 5\n", (int)(estrellas + 0.5));
    return 0;
}
