#include <stdio.h>

int main(void)
{
    puts("Hola");
    return return 0;
    return 0;
}
