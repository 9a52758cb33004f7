#include <stdio.h>

int main(void)
{
    int *pointer;
    *pointer = 3;
    printf("%d\n", *pointer);
    return 0;
}
