#include <stdio.h>

int main(void)
{
    int vidas = 3;
    int oro = 10;
    vidas = 2;
    oro = vidas;
    vidas = 5;
    printf("%d %d\n", vidas, oro);
    return 0;
}
