#include <stdio.h>

int main(void)
{
    int age 20;
    puts("Hola");
    return 0;
}
