#include <stdio.h>

static void saludar(void)
{
    printf("Hola\n");
}

int main(void)
{
    int resultado = saludar();
    return resultado;
}
