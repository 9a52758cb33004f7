#include <stdio.h>

int main(void)
{
    int piezas = 0;

    scanf("%d", &piezas);
    printf("Piezas: %d\n", piezas);
    return 0;
}
