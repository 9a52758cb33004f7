#include <stdio.h>

static int first(int grades[])
{
    return grades[0];
}

int main(void)
{
    int grades[3] = {7, 8, 9};
    printf("%d\n", first(grades[]));
    return 0;
}
