#include <stdio.h>

static void greet(int times)
{
    printf("Hola\n");
}

int main(void)
{
    greet(3);
    return 0;
}
