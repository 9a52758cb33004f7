#include <stdio.h>

const int limite(void)
{
    return 10;
}

int main(void)
{
    printf("%d\n", limite());
    return 0;
}
