#include <stdio.h>

static int cost(int price, int count)
{
    return price * count;
}

int main(void)
{
    int total = (5, 3);
    printf("%d %d\n", total, cost(2, 2));
    return 0;
}
