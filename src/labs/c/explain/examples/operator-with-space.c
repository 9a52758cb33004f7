#include <stdio.h>

int main(void)
{
    int age = 20;

    if (age > = 18)
        puts("mayor de edad");
    return 0;
}
