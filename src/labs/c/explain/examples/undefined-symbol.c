#include <stdio.h>

int twice(int n);

int main(void)
{
    printf("%d\n", twice(4));
    return 0;
}
