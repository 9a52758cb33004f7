#include <stdio.h>

int main(void)
{
    int width = 2, int height = 3;
    printf("%d\n", width * height);
    return 0;
}
