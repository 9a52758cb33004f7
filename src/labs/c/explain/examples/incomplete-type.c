#include <stdio.h>

int main(void)
{
    struct point here;
    printf("Hola\n");
    return 0;
}
