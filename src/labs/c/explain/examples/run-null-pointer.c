#include <stdio.h>

int main(void)
{
    int *pointer = NULL;
    *pointer = 3;
    printf("%d\n", *pointer);
    return 0;
}
