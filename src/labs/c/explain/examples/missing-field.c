#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void)
{
    struct point here = {1};
    printf("%d\n", here.x);
    return 0;
}
