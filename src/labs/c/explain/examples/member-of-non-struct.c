#include <stdio.h>

int main(void)
{
    int here = 3;
    printf("%d\n", here.x);
    return 0;
}
