#include <stdio.h>

int main(void)
{
    int half = 10 / 0;
    printf("%d\n", half);
    return 0;
}
