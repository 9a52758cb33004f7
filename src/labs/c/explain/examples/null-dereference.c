#include <stdio.h>

int main(void)
{
    *(int *)NULL = 3;
    printf("Hola\n");
    return 0;
}
