#include <stdio.h>

int main(void)
{
    int count = 5;
    int *pointer = &count;

    *pointer++;
    printf("%d\n", count);
    return 0;
}
