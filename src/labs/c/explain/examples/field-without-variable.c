#include <stdio.h>

struct player {
    char name[20];
    int gold;
};

int main(void)
{
    struct player ana = {"Ana", 0};

    gold = 5;
    printf("%d\n", ana.gold);
    return 0;
}
