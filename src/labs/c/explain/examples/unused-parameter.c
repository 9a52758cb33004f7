#include <stdio.h>

static void saludar(int veces)
{
    printf("Hola\n");
}

int main(void)
{
    saludar(3);
    return 0;
}
