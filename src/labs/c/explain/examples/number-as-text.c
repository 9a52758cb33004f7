#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf(edad);
    return 0;
}
