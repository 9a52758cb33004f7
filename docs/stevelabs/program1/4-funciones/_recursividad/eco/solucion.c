#include <stdio.h>

void camina(int salas)
{
    if (salas == 0) {
        printf("Pared.\n");
    } else {
        printf("Entro: %d\n", salas);
        camina(salas - 1);
        printf("Salgo: %d\n", salas);
    }
}

int main(void)
{
    int salas = 0;

    scanf("%d", &salas);
    camina(salas);
    return 0;
}
