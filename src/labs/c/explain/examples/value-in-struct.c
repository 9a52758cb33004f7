#include <stdio.h>

struct point
{
    int x = 5;
    int y;
};

int main(void)
{
    struct point here = {1, 2};
    printf("%d\n", here.x);
    return 0;
}
