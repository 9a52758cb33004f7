#include <stdio.h>

int main(void)
{
    entero age = 20;
    printf("%d\n", age);
    return 0;
}
