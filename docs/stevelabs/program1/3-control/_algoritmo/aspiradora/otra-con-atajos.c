#include <stdio.h>

int main(void)
{
    int bateria = 0, gasto = 0, polvo = 0;

    scanf("%d %d", &bateria, &gasto);
    while (bateria >= gasto) {
        polvo += 2;
        bateria -= gasto;
        printf("batería %d, polvo %d\n", bateria, polvo);
    }
    printf("Vuelvo a la base con %d.\n", bateria);
    return 0;
}
