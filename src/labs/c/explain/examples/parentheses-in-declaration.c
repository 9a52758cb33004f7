#include <stdio.h>

int main(void)
{
    char name(20);

    puts("Hola.");
    return 0;
}
