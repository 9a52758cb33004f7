#include <stdio.h>

int doble(int n);

int main(void)
{
    printf("%d\n", doble(4));
    return 0;
}
