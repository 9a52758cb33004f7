#include <stdio.h>

int main(void)
{
    int total = 27, count = 0;
    printf("%d\n", total / count);
    return 0;
}
