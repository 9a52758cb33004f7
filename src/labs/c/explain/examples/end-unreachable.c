#include <stdio.h>

int main(void)
{
    printf("Hola\n");
    __builtin_trap();
}
