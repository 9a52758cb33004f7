#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void)
{
    struct point here = {1, 2};
    printf("%d\n", here + 1);
    return 0;
}
