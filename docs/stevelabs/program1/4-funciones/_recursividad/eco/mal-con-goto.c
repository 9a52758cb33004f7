// Falla: prohibe goto
#include <stdio.h>

void camina(int salas)
{
    if (salas == 0) {
        printf("Pared.\n");
    } else {
        printf("Entro: %d\n", salas);
        camina(salas - 1);
    }
}

int main(void)
{
    int salas = 0;
    int n = 1;

    scanf("%d", &salas);
    camina(salas);
salir:
    if (n <= salas) {
        printf("Salgo: %d\n", n);
        n++;
        goto salir;
    }
    return 0;
}
