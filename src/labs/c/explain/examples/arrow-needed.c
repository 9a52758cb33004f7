#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void)
{
    struct point here = {1, 2};
    struct point *pointer = &here;
    printf("%d\n", pointer.x);
    return 0;
}
