#include <stdio.h>

int main(void)
{
    int total @ 5;
    printf("%d\n", total);
    return 0;
}
