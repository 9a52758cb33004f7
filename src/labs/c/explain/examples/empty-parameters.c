#include <stdio.h>

static void greet();

int main(void)
{
    greet(3);
    return 0;
}

static void greet(int times)
{
    printf("%d\n", times);
}
