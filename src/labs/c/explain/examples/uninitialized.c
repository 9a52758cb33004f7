#include <stdio.h>

int main(void)
{
    int total;
    printf("%d\n", total);
    return 0;
}
