#include <stdio.h>

int main(void)
{
    int bateria = 0;
    int gasto = 3;
    int polvo = 0;

    // Una vez, antes de limpiar.
    scanf("%d", &bateria);
    scanf("%d", &gasto);

    // En cada casilla.
    while (bateria >= gasto) {
        bateria = bateria - gasto;
        polvo = polvo + 2;
        printf("batería %d, "
               "polvo %d\n",
               bateria, polvo);
    }

    // Una vez, al final.
    printf("Vuelvo a la base "
           "con %d.\n", bateria);
    return 0;
}
