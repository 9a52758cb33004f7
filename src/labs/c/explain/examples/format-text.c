#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf("%s\n", edad);
    return 0;
}
