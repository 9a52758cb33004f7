#include <stdio.h>

int main(void)
{
    int *pointer = &5;
    printf("%d\n", *pointer);
    return 0;
}
