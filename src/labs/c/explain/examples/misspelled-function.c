#include <stdio.h>

int main(void)
{
    prinft("Hola\n");
    return 0;
}
