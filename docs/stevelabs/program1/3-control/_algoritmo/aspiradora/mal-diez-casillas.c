// Falla: caso una jornada larga
// mal: limpia diez casillas como mucho
#include <stdio.h>

int main(void)
{
    int bateria = 0;
    int gasto = 3;
    int polvo = 0;

    scanf("%d", &bateria);
    scanf("%d", &gasto);
    for (int i = 0; i < 10 && bateria >= gasto; i++) {
        bateria = bateria - gasto;
        polvo = polvo + 2;
        printf("batería %d, polvo %d\n", bateria, polvo);
    }
    printf("Vuelvo a la base con %d.\n", bateria);
    return 0;
}
