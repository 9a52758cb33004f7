#include <stdio.h>

int main(void)
{
    int side = 5;
    int area = side ^ 2;
    printf("%d\n", area);
    return 0;
}
