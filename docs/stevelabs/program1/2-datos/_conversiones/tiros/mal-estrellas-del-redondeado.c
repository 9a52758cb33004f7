// Falla: caso un empate que no llega a las estrellas
#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;
    double exacto;
    int redondeado;

    scanf("%d", &aciertos);
    scanf("%d", &tiros);
    exacto = 100.0 * aciertos / tiros;
    redondeado = (int)(exacto + 0.5);
    printf("Exacto: %.1f %%\n", exacto);
    printf("Redondeado: %d %%\n", redondeado);
    printf("Estrellas: %d de 5\n", (int)(redondeado / 20.0 + 0.5));
    return 0;
}
