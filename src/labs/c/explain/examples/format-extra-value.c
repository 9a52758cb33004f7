#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf("Edad:\n", edad);
    return 0;
}
