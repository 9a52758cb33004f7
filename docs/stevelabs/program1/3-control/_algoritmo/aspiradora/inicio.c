#include <stdio.h>

int main(void)
{
    int bateria = 0;
    int gasto = 3;
    int polvo = 0;

    scanf("%d", &bateria);
    while (bateria >= gasto) { // dada
        bateria = 0;
    } // dada
    printf("Polvo: %d\n", polvo);
    return 0;
}
