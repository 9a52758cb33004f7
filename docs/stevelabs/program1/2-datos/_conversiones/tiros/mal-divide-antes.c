// Falla: caso otro empate, con más tiros
#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;
    double parte;

    scanf("%d", &aciertos);
    scanf("%d", &tiros);
    parte = (double)aciertos / tiros;
    printf("Exacto: %.1f %%\n", parte * 100);
    printf("Redondeado: %d %%\n", (int)(parte * 100 + 0.5));
    printf("Estrellas: %d de 5\n", (int)(parte * 5 + 0.5));
    return 0;
}
