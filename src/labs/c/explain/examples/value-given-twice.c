#include <stdio.h>

struct punto {
    int x;
    int y;
};

int main(void)
{
    struct punto aqui = {.x = 1, .x = 2, .y = 3};
    printf("%d\n", aqui.x);
    return 0;
}
