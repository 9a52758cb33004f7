#include <stdio.h>

static void greet(void)
{
    printf("Hola\n");
}

int main(void)
{
    return 0;
}
