#include <stdio.h>

int main(void)
{
    int total = 27, cantidad = 0;
    printf("%d\n", total / cantidad);
    return 0;
}
