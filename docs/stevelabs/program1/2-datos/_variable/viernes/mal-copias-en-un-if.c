// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int carga = 100;

    carga -= 0;
    if (0) {
        printf("Desayuno: %d %%\n", carga);
        printf("Almuerzo: %d %%\n", carga);
        printf("Cena: %d %%\n", carga);
    }
    printf("Desayuno: 100 %%\nAlmuerzo: 42 %%\nCena: 3 %%\n");
    return 0;
}
