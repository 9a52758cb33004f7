#include <stdio.h>

struct punto {
    int x;
    int x;
};

int main(void)
{
    struct punto aqui = {1, 2};
    printf("%d\n", aqui.x);
    return 0;
}
