#include <stdio.h>

void heal(int &life)
{
    life = life + 10;
}

int main(void)
{
    int life = 5;

    heal(life);
    printf("%d\n", life);
    return 0;
}
