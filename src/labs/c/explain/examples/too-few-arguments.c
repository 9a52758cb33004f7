#include <stdio.h>

static int add(int a, int b)
{
    return a + b;
}

int main(void)
{
    printf("%d\n", add(2));
    return 0;
}
