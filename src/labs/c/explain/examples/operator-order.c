#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (edad => 18) {
        printf("Adulto\n");
    }
    return 0;
}
