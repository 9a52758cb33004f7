// Falla: caso un duelo de más de veinte rondas
// mal: el duelo acaba también a las 15 rondas
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
    for (int i = 1; i <= 15; i++) {
        int tuya = rand() % 6 + 1;
        int suya = rand() % 6 + 1;

        if (tuya > suya) {
            rival -= tuya - suya;
        } else {
            vida -= suya - tuya;
        }
        rondas++;
        printf("%d y %d: %d y %d\n",
               tuya, suya, vida, rival);
        if (vida <= 0 || rival <= 0) {
            break;
        }
    }
    if (vida > 0) {
        printf("Ganas");
    } else {
        printf("Gana el esqueleto");
    }
    printf(" en %d rondas.\n", rondas);
    return 0;
}
