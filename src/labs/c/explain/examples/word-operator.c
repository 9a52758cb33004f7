#include <stdio.h>

int main(void)
{
    int edad = 20;

    if (edad > 17 and edad < 65) {
        puts("Adulto");
    }
    return 0;
}
