#include <stdio.h>

int main(void)
{
    int pociones = 0, flechas = 0, cuerdas = 0;
    int datos = scanf("%d%d%d",
                      &pociones, &flechas, &cuerdas);

    printf("Entendidos: %d\n", datos);
    printf("Pociones: %d\nFlechas: %d\nCuerdas: %d\n",
           pociones, flechas, cuerdas);
    return 0;
}
