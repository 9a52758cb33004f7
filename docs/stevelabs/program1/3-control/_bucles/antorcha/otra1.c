#include <stdio.h>

int main(void)
{
    const int gasto = 7;
    int aceite = 0;
    int sala = 1;

    scanf("%d", &aceite);
    if (aceite >= gasto) {
        do {
            aceite = aceite - gasto;
            printf("Sala %d: %d\n", sala, aceite);
            sala = sala + 1;
        } while (aceite >= gasto);
    }
    printf("Salas: %d\n", sala - 1);
    return 0;
}
