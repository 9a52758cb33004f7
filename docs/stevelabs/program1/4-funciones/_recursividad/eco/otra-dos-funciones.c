#include <stdio.h>

void entra(int salas)
{
    if (salas == 0) {
        return;
    }
    printf("Entro: %d\n", salas);
    entra(salas - 1);
}

void sale(int salas)
{
    if (salas == 0) {
        return;
    }
    sale(salas - 1);
    printf("Salgo: %d\n", salas);
}

int main(void)
{
    int salas = 0;

    scanf("%d", &salas);
    entra(salas);
    printf("Pared.\n");
    sale(salas);
    return 0;
}
