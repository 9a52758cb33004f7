#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void)
{
    struct point here = {1, 2};
    int x = here;
    printf("%d\n", x);
    return 0;
}
