#include <stdio.h>

int main(void)
{
    long long resultado = 20!;
    printf("%lld\n", resultado);
    return 0;
}
