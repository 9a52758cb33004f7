#include <stdio.h>

int main(void)
{
    char nombre40] = "";
    puts("Hola");
    return 0;
}
