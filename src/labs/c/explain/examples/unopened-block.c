#include <stdio.h>

int main(void)
{
    int age = 20;
    if (age > 17)
        puts("Adulto");
        puts("Vota");
    }
    return 0;
}
