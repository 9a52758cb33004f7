#include <stdio.h>

static void saludar(void)
{
    printf("Hola\n");
}

int main(void)
{
    return 0;
}
