#include <stdio.h>

void show_lives(void)
{
    printf("Vidas: %d\n", lives);
}

int main(void)
{
    int lives = 3;

    show_lives();
    return lives;
}
