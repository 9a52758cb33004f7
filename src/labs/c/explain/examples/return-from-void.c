#include <stdio.h>

static void doble(int n)
{
    return 2 * n;
}

int main(void)
{
    doble(4);
    return 0;
}
