// Falla: caso aceite para dos salas
// Falla: caso no alcanza para ninguna
// mal: entra mientras quede algo de aceite, aunque no llegue a 7
#include <stdio.h>

int main(void)
{
    int aceite = 0;
    int salas = 0;

    scanf("%d", &aceite);
    while (aceite > 0) {
        aceite -= 7;
        salas++;
        printf("Sala %d: %d\n", salas, aceite);
    }
    printf("Salas: %d\n", salas);
    return 0;
}
