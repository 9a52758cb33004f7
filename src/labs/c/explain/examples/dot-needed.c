#include <stdio.h>

struct punto {
    int x;
    int y;
};

int main(void)
{
    struct punto aqui = {1, 2};
    printf("%d\n", aqui->x);
    return 0;
}
