// Falla: caso cinco escalones
// Falla: caso un solo escalón
// Falla: caso el último es par
// Falla: caso solo dos
// Falla: caso una escalera larga
// mal: pisa tantos pares como escalones hay, y se sale de la escalera
#include <stdio.h>

int main(void)
{
    int escalones = 0;

    scanf("%d", &escalones);
    for (int i = 1; i <= escalones; i++) {
        printf("Piso el %d.\n", 2 * i);
    }
    printf("Abajo.\n");
    return 0;
}
