// Falla: exige intactas:printf
// Falla: exige asigna:carga
#include <stdio.h>

int main(void)
{
    int carga = 100;
    int almuerzo = 42;
    int cena = 3;

    printf("Desayuno: %d %%\n", carga);
    printf("Almuerzo: %d %%\n", almuerzo);
    printf("Cena: %d %%\n", cena);
    return 0;
}
