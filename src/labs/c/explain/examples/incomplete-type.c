#include <stdio.h>

int main(void)
{
    struct punto aqui;
    printf("Hola\n");
    return 0;
}
