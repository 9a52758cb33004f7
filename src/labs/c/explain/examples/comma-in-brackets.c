#include <stdio.h>

int main(void)
{
    int tablero[3][3] = {{0}};

    tablero[1, 2] = 5;
    printf("%d\n", tablero[1][2]);
    return 0;
}
