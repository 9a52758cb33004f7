// Falla: caso el aceite justo para una
// Falla: caso no queda ni una gota
// Falla: caso aceite para muchas salas
// mal: con 7 gotas justas no entra (usa > en lugar de >=)
#include <stdio.h>

int main(void)
{
    int aceite = 0;
    int salas = 0;

    scanf("%d", &aceite);
    while (aceite > 7) {
        aceite -= 7;
        salas++;
        printf("Sala %d: %d\n", salas, aceite);
    }
    printf("Salas: %d\n", salas);
    return 0;
}
