// Falla: caso un túnel largo
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

    scanf("%d", &salas);
    camina(salas);
    if (salas >= 1) {
        printf("Salgo: 1\n");
    }
    if (salas >= 2) {
        printf("Salgo: 2\n");
    }
    if (salas >= 3) {
        printf("Salgo: 3\n");
    }
    if (salas >= 4) {
        printf("Salgo: 4\n");
    }
    if (salas >= 5) {
        printf("Salgo: 5\n");
    }
    if (salas >= 6) {
        printf("Salgo: 6\n");
    }
    return 0;
}
