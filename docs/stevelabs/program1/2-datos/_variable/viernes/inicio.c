#include <stdio.h>

int main(void)
{
    int battery = 100;

    printf("Desayuno: %d %%\n", battery);
    printf("Almuerzo: %d %%\n", battery);
    printf("Cena: %d %%\n", battery);
    return 0;
}
