#include <stdio.h>

static int count(int values[])
{
    return sizeof(values) / sizeof(values[0]);
}

int main(void)
{
    int grades[3] = {7, 8, 9};
    printf("%d\n", count(grades));
    return 0;
}
