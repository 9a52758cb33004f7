#include <stdio.h>

int main(void)
{
    int tablero[2][2] = {1, 2, 3, 4};
    printf("%d\n", tablero[0][0]);
    return 0;
}
