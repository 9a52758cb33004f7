#include <stdio.h>

int main(void)
{
    int edad = 20;
    int edad = 21;
    printf("%d\n", edad);
    return 0;
}
