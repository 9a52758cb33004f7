#include <stdio.h>

int main(void)
{
    const int limite = 10;
    limite = 20;
    printf("%d\n", limite);
    return 0;
}
