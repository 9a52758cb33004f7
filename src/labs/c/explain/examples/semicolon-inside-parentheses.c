#include <stdio.h>

int main(void)
{
    puts("Hola"; )
    return 0;
}
