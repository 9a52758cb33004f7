#include <stdio.h>

int main(void)
{
    goto end;
    printf("Hola\n");
    return 0;
}
