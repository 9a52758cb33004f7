#include <stdio.h>

int main(void)
{
    int 2nd_player = 0;

    printf("Puntos: %d\n", 2nd_player);
    return 0;
}
