#include <stdio.h>

int main(void)
{
    puts("Hola");
    return 0;
}
$ gcc hola.c -o hola
