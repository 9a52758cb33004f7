// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    carga = 100;
    {
        int carga = 42;
        printf("Almuerzo: %d %%\n", carga);
    }
    {
        int carga = 3;
        printf("Cena: %d %%\n", carga);
    }
    return 0;
}
