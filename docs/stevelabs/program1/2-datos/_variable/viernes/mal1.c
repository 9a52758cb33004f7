// Falla: no compila
// mal: declara otra vez la variable en lugar de asignarle un valor
#include <stdio.h>

int main(void)
{
    int carga = 100;

    printf("Desayuno: %d %%\n", carga);
    int carga = 42;
    printf("Almuerzo: %d %%\n", carga);
    int carga = 3;
    printf("Cena: %d %%\n", carga);
    return 0;
}
