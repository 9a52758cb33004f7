#include <stdio.h>

struct punto { int x, int y; };

int main(void)
{
    struct punto esquina = {1, 2};
    printf("%d\n", esquina.x);
    return 0;
}
