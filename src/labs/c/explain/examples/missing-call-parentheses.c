#include <stdio.h>

static void saludar(void)
{
    printf("Hola\n");
}

int main(void)
{
    saludar;
    return 0;
}
