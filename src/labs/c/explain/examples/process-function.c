#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    puts("Hola");
    system("pause");
    return 0;
}
