#include <stdio.h>

int main(void)
{
    int lado = 5;
    printf("%d\n", lado ** 2);
    return 0;
}
