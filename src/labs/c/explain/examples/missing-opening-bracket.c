#include <stdio.h>

int main(void)
{
    char name40] = "";
    puts("Hola");
    return 0;
}
