#include <stdio.h>

int main(void)
{
    goto fin;
    printf("Hola\n");
    return 0;
}
