#include <stdio.h>

int main(void)
{
    const int max_lives = 3;

    max_lives = 99;
    printf("Vidas: %d\n", max_lives);
    return 0;
}
