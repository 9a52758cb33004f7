#include <stdio.h>

int main(void)
{
    const int limit = 10;
    int *pointer = &limit;
    printf("%d\n", *pointer);
    return 0;
}
