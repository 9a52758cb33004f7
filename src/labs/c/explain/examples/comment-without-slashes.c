#include <stdio.h>

int main(void)
{
    Saluda a quien juega.
    puts("Hola");
    return 0;
}
