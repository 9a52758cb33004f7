#include <stdio.h>

int main(void)
{
    int side = 5;
    printf("%d\n", side ** 2);
    return 0;
}
