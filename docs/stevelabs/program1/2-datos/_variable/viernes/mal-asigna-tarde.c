// Falla: caso la batería a lo largo del día
#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    printf("Almuerzo: %d %%\n", carga);
    carga = 42;
    printf("Cena: %d %%\n", carga);
    carga = 3;
    return 0;
}
