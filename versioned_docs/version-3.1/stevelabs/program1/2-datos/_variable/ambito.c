#include <stdio.h>

int score = 100;

void show_score(void)
{
    int bonus = 5;

    printf("Dentro de show_score: %d y %d\n", score, bonus);
}

int main(void)
{
    int lives = 3;

    show_score();
    score = 250;
    printf("Dentro de main: %d y %d\n", score, lives);
    show_score();
    return 0;
}
