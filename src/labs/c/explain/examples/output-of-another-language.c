#include <stdio.h>

int main(void)
{
    println("Hola");
    return 0;
}
