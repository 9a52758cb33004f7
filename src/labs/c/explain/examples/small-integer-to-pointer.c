#include <stdio.h>

int main(void)
{
    char small = 3;
    int *pointer = (int *)small;
    printf("%d\n", pointer != NULL);
    return 0;
}
