#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    carga = 42;
    printf("Almuerzo: %d %%\n", carga);
    carga = 3;
    printf("Cena: %d %%\n", carga);
    return 0;
}
