#include <stdio.h>

int main(void)
{
    char nombre(20);

    puts("Hola.");
    return 0;
}
