#include <limits.h>
#include <stdio.h>

int main(void)
{
    int menor = INT_MIN, divisor = -1;
    printf("%d\n", menor / divisor);
    return 0;
}
