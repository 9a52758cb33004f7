#include <stdio.h>

int main(void)
{
    int age = 20;
    printf("Hola\n");
    return 0;
}
