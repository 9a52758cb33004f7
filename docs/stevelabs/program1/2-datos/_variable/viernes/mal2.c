// Falla: caso la batería a lo largo del día
// mal: asigna después de mostrar, así que cada línea enseña el valor anterior
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
