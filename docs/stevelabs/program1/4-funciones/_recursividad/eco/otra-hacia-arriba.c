#include <stdio.h>

void camina(int faltan)
{
    if (faltan > 0) {
        printf("Entro: %d\n", faltan);
        camina(faltan - 1);
        printf("Salgo: %d\n", faltan);
        return;
    }
    printf("Pared.\n");
}

int main(void)
{
    int salas = 0;

    if (scanf("%d", &salas) == 1) {
        camina(salas);
    }
    return 0;
}
