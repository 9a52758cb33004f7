#include <stdio.h>

int main(void)
{
    int area = 2 ^ 8;
    printf("%d\n", area);
    return 0;
}
