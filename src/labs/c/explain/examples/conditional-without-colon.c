#include <stdio.h>

int main(void)
{
    int age = 20;

    age > 17 ? puts("mayor de edad");
    return 0;
}
