#include <stdio.h>

int main(void)
{
    printf("Hola.\n");
    return 0;
}
