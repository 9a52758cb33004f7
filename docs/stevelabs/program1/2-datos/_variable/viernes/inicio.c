#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    printf("Almuerzo: %d %%\n", carga);
    printf("Cena: %d %%\n", carga);
    return 0;
}
