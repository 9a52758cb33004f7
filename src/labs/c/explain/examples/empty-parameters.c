#include <stdio.h>

static void saludar();

int main(void)
{
    saludar(3);
    return 0;
}

static void saludar(int veces)
{
    printf("%d\n", veces);
}
