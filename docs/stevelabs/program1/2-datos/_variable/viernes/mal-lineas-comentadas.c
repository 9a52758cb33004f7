// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    carga = 42;
    // printf("Almuerzo: %d %%\n", carga)
    printf("Almuerzo: 42 %%\n");
    carga = 3;
    // printf("Cena: %d %%\n", carga)
    printf("Cena: 3 %%\n");
    return 0;
}
