#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int age = 20;
    free(&age);
    printf("Hola\n");
    return 0;
}
