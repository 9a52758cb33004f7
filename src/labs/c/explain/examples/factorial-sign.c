#include <stdio.h>

int main(void)
{
    long long result = 20!;
    printf("%lld\n", result);
    return 0;
}
