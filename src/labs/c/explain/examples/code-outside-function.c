#include <stdio.h>

puts("Hola");

int main(void)
{
    return 0;
}
