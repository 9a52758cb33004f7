#include <stdio.h>

int main(void)
{
    long long n = 5;
    printf("%I64d\n", n);
    return 0;
}
