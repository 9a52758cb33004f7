#include <stdio.h>

int main(void)
{
    int ana = 0;
    int beto = 0;
    int mesa_1;
    int mesa_2;

    scanf("%d %d", &ana, &beto);

    mesa_1 = ana;
    mesa_2 = beto;
    ana = mesa_2;
    beto = mesa_1;

    printf("Ana: %d\n", ana);
    printf("Beto: %d\n", beto);
    return 0;
}
