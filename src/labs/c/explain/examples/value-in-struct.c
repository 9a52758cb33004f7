#include <stdio.h>

struct punto
{
    int x = 5;
    int y;
};

int main(void)
{
    struct punto aqui = {1, 2};
    printf("%d\n", aqui.x);
    return 0;
}
