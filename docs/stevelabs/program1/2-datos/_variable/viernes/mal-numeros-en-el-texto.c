// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int carga = 100;
    carga = 100;
    printf("Desayuno: %d %%\n", carga);
    printf("Almuerzo: 42 %%\n");
    printf("Cena: 3 %%\n");
    return 0;
}
