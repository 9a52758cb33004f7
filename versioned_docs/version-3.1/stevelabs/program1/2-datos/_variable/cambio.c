#include <stdio.h>

int main(void)
{
    int lives;

    lives = 3;
    printf("Vidas: %d\n", lives);
    lives = 2;
    printf("Vidas: %d\n", lives);
    return 0;
}
