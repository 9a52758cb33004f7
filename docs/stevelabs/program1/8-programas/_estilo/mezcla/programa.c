#include <stdio.h>

int main(void)
{
    int gold = 3;
    int oro = 10;
    int coins = oro;

    gold += 5;
    oro -= gold;
    coins += gold;
    gold = oro;
    printf("%d %d %d\n",
           gold, oro, coins);
    return 0;
}
