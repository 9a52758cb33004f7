#include <stdio.h>

int main(void)
{
    int width = 3, height = 4;
    int area = width x height;
    printf("%d\n", area);
    return 0;
}
