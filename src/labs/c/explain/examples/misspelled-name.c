#include <stdio.h>

int main(void)
{
    int contador = 5;
    printf("%d\n", cotnador);
    return 0;
}
