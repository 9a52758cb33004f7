#include <stdio.h>

struct point { int x, int y; };

int main(void)
{
    struct point corner = {1, 2};
    printf("%d\n", corner.x);
    return 0;
}
