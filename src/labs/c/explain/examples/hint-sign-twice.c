#include <stdio.h>

int main(void)
{
    int width = 5;
    int height = 6;
    printf("%d\n", width + + height);
    return 0;
}
