#include <stdio.h>

int main(void)
{
    int ancho = 3, alto = 4;
    int area = ancho x alto;
    printf("%d\n", area);
    return 0;
}
