#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    carga -= 58;
    printf("Almuerzo: %d %%\n", carga);
    carga = carga - 39;
    printf("Cena: %d %%\n", carga);
    return 0;
}
