#include <stdio.h>

int main(void)
{
    [[printf]]("Hola, Steve.\n")[[;]]
    return 0;
}
