#include <limits.h>
#include <stdio.h>

int main(void)
{
    int lowest = INT_MIN;
    printf("%d\n", -lowest);
    return 0;
}
