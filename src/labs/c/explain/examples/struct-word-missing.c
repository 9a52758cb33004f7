#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void)
{
    point here = {1, 2};
    printf("%d %d\n", here.x, here.y);
    return 0;
}
