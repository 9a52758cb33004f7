#include <limits.h>
#include <stdio.h>

int main(void)
{
    int lowest = INT_MIN, divisor = -1;
    printf("%d\n", lowest / divisor);
    return 0;
}
