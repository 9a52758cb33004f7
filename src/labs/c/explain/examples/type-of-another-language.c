#include <stdio.h>

int main(void)
{
    entero edad = 20;
    return 0;
}
