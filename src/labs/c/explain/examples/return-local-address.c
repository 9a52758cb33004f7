#include <stdio.h>

static int *make(void)
{
    int value = 5;
    return &value;
}

int main(void)
{
    printf("%d\n", *make());
    return 0;
}
