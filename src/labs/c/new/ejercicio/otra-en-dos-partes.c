#include <stdio.h>

int main(void)
{
    printf("Hola, ");
    printf("mundo.\n");
    return 0;
}
