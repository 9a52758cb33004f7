#include <stdio.h>

int main(void)
{
    char puntos = 300;
    printf("%d\n", puntos);
    return 0;
}
