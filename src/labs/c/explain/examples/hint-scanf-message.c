#include <stdio.h>

int main(void)
{
    int edad = 0;
    scanf("Edad: %d", &edad);
    printf("%d\n", edad);
    return 0;
}
