#include <stdio.h>

int main(void)
{
    /* Saluda a quien lea
    printf("Hola\n");
    return 0;
}
