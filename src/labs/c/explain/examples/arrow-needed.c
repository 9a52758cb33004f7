#include <stdio.h>

struct punto {
    int x;
    int y;
};

int main(void)
{
    struct punto aqui = {1, 2};
    struct punto *puntero = &aqui;
    printf("%d\n", puntero.x);
    return 0;
}
