#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char clave = '7';

    if (isdigit(clave) == 1)
        puts("cifra");
    return 0;
}
