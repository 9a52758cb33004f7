// Falla: caso la batería se gasta justa
// Falla: caso no alcanza ni para una casilla
// Falla: caso una sola casilla
// Falla: caso una jornada larga
#include <stdio.h>

int main(void)
{
    int bateria = 0;
    int gasto = 3;
    int polvo = 0;

    scanf("%d", &bateria);
    while (bateria >= gasto) {
        bateria = bateria - gasto;
        polvo = polvo + 2;
        printf("batería %d, polvo %d\n", bateria, polvo);
    }
    printf("Vuelvo a la base con %d.\n", bateria);
    return 0;
}
