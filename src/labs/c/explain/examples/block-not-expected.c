#include <stdio.h>

static void saludar(void)
{
    printf("Hola\n");
}

int main(void)
{
    saludar() {
        printf("Adiós\n");
    }
    return 0;
}
