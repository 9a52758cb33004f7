#include <stdio.h>

int main(void)
{
    int battery = 100;

    printf("Desayuno: %d %%\n", battery);
    battery = 42;
    printf("Almuerzo: %d %%\n", battery);
    battery = 3;
    printf("Cena: %d %%\n", battery);
    return 0;
}
