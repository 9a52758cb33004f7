#include <stdio.h>

int main(void)
{
    int mitad = 10 / 0;
    printf("%d\n", mitad);
    return 0;
}
