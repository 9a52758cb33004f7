#include <stdio.h>

const int limit(void)
{
    return 10;
}

int main(void)
{
    printf("%d\n", limit());
    return 0;
}
