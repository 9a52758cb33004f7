#include <stdio.h>

int main(void)
{
    int width = 5 height = 6, depth = 7;
    printf("%d\n", width * height * depth);
    return 0;
}
