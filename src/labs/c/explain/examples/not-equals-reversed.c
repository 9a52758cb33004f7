#include <stdio.h>

int main(void)
{
    int edad = 20;

    if (edad =! 18) {
        puts("No tiene 18.");
    }
    return 0;
}
