#include <stdio.h>

int main(void)
{
    int aciertos = 0;
    int tiros = 0;

    scanf("%d", &aciertos);
    scanf("%d", &tiros);
    printf("Exacto: %d %%\n", aciertos / tiros);
    return 0;
}
