#include <stdio.h>

static void greet(void)
{
    printf("Hola\n");
}

int main(void)
{
    greet() {
        printf("Adiós\n");
    }
    return 0;
}
