// Falla: caso tres salas
// Falla: caso una sala
// Falla: caso un túnel largo
#include <stdio.h>

void camina(int salas)
{
    if (salas == 0) {
        printf("Pared.\n");
    } else {
        printf("Entro: %d\n", salas);
        printf("Salgo: %d\n", salas);
        camina(salas - 1);
    }
}

int main(void)
{
    int salas = 0;

    scanf("%d", &salas);
    camina(salas);
    return 0;
}
