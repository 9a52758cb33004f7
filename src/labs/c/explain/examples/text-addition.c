#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf("Edad: " + edad);
    return 0;
}
