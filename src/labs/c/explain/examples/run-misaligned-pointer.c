#include <stdio.h>

int main(void)
{
    char bytes[8] = {0};
    int *number = (int *)(bytes + 1);
    *number = 3;
    printf("%d\n", *number);
    return 0;
}
