#include <stdio.h>

int main(void)
{
    int carga;
    int almuerzo = 42;
    int cena = 3;

    carga = 100;
    printf("Desayuno: %d %%\n", carga);
    carga = almuerzo;
    printf("Almuerzo: %d %%\n", carga);
    carga = cena;
    printf("Cena: %d %%\n", carga);
    return 0;
}
