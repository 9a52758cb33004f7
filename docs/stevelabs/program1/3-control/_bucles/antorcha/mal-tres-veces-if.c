// Falla: caso aceite para muchas salas
// Falla: exige bucle
// mal: copia tres veces las instrucciones en lugar de repetirlas
#include <stdio.h>

int main(void)
{
    int aceite = 0;
    int salas = 0;

    scanf("%d", &aceite);
    if (aceite >= 7) {
        aceite -= 7;
        salas++;
        printf("Sala %d: %d\n", salas, aceite);
    }
    if (aceite >= 7) {
        aceite -= 7;
        salas++;
        printf("Sala %d: %d\n", salas, aceite);
    }
    if (aceite >= 7) {
        aceite -= 7;
        salas++;
        printf("Sala %d: %d\n", salas, aceite);
    }
    printf("Salas: %d\n", salas);
    return 0;
}
