#include <stdio.h>

struct punto {
    int x;
    int y;
};

int main(void)
{
    punto aqui = {1, 2};
    printf("%d %d\n", aqui.x, aqui.y);
    return 0;
}
