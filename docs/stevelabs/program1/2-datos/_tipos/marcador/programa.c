#include <stdio.h>

int main(void)
{
    float puntos = 16777216.0f;

    puntos += 1;
    printf("%.1f\n", puntos);
    return 0;
}
