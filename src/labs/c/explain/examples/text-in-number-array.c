#include <stdio.h>

int main(void)
{
    double name[40] = "";
    puts("Hola");
    return 0;
}
