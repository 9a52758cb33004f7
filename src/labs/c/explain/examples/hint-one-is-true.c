#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char key = '7';

    if (isdigit(key) == 1)
        puts("cifra");
    return 0;
}
