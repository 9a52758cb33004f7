#include <stdio.h>

int main(void)
{
    int edad = 15;
    if (edad > 17)
        printf("Adulto\n");
        printf("Puede votar\n");
    return 0;
}
