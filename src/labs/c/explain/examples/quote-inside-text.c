#include <stdio.h>

int main(void)
{
    printf("Dijo "hola" y se fue\n");
    return 0;
}
