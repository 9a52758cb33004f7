// Falla: caso aceite para muchas salas
// mal: en la sala 10 se para, quede lo que quede
#include <stdio.h>

int main(void)
{
    int aceite = 0;
    int salas = 0;

    scanf("%d", &aceite);
    while (salas < 10) {
        if (aceite >= 7) {
            aceite -= 7;
            salas++;
            printf("Sala %d: %d\n", salas, aceite);
        } else {
            break;
        }
    }
    printf("Salas: %d\n", salas);
    return 0;
}
