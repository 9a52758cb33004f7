#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void)
{
    struct point here = {.x = 1, .x = 2, .y = 3};
    printf("%d\n", here.x);
    return 0;
}
