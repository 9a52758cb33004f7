#include <stdio.h>

int main(void)
{
    int age = 20;

    if (age > 17 and age < 65) {
        puts("Adulto");
    }
    return 0;
}
