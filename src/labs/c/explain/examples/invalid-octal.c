#include <stdio.h>

int main(void)
{
    int day = 09;
    printf("%d\n", day);
    return 0;
}
