#include <stdio.h>

static void twice(int n)
{
    return 2 * n;
}

int main(void)
{
    twice(4);
    return 0;
}
