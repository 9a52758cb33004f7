#include <stdio.h>

int main(void)
{
    int edad = 20;
    if (edad > 17)
        puts("Adulto");
        puts("Vota");
    }
    return 0;
}
