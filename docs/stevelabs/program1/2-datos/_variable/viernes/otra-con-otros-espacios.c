#include <stdio.h>

int main(void)
{
    int carga;
    carga=100;
    printf("Desayuno: %d %%\n" ,carga);
    carga = 42; printf("Almuerzo: %d %%\n", carga);
    carga = 6 / 2;
    printf("Cena: %d %%\n", carga);
    return 0;
}
