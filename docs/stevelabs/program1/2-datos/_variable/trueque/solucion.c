#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;

    scanf("%d %d", &ana, &beto);

    int guardado = ana;
    ana = beto;
    beto = guardado;

    printf("Ana: %d\n", ana);
    printf("Beto: %d\n", beto);
    return 0;
}
