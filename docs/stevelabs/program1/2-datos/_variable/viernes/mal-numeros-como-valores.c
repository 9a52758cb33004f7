// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    carga = 42;
    printf("Almuerzo: %d %%\n", 42);
    carga = 3;
    printf("Cena: %d %%\n", 3);
    return 0;
}
