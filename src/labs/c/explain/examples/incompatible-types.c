#include <stdio.h>

struct punto {
    int x;
    int y;
};

int main(void)
{
    struct punto aqui = {1, 2};
    int x = aqui;
    printf("%d\n", x);
    return 0;
}
