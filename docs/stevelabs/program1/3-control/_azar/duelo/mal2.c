// Falla: caso gana el esqueleto
// Falla: caso ganas tú
// Falla: caso un golpe de más al final
// Falla: caso un duelo largo con empates
// Falla: caso un empate en la primera ronda
// Falla: caso el esqueleto se queda justo en 0
// Falla: caso un duelo de más de veinte rondas
// mal: sigue mientras quede vida a alguno (usa || en lugar de &&)
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int semilla = 0;
    int vida = 10;
    int rival = 10;
    int rondas = 0;

    scanf("%d", &semilla);
    srand((unsigned)semilla);
    while (vida > 0 || rival > 0) {
        int tuya = rand() % 6 + 1;
        int suya = rand() % 6 + 1;

        if (tuya > suya) {
            rival -= tuya - suya;
        } else {
            vida -= suya - tuya;
        }
        rondas++;
        printf("%d y %d: %d y %d\n", tuya, suya, vida, rival);
    }
    if (vida > 0) {
        printf("Ganas");
    } else {
        printf("Gana el esqueleto");
    }
    printf(" en %d rondas.\n", rondas);
    return 0;
}
