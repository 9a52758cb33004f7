#include <stdio.h>

int main(void)
{
    int bateria = 0;
    int gasto = 0;

    scanf("%d %d", &bateria, &gasto);
    for (int i = 1; i <= bateria / gasto; i++) {
        printf("batería %d, polvo %d\n", bateria - i * gasto, 2 * i);
    }
    printf("Vuelvo a la base con %d.\n", bateria % gasto);
    return 0;
}
