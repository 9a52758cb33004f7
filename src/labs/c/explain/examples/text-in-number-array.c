#include <stdio.h>

int main(void)
{
    double nombre[40] = "";
    puts("Hola");
    return 0;
}
