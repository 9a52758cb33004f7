#include <stdio.h>

int find_weakest(const int health[],
                 int n)
{
    int weakest = 0;

    for (int i = 1; i < n; i++) {
        if (health[i] < health[weakest]) {
            weakest = i;
        }
    }
    return weakest;
}

int main(void)
{
    int health[5] = {7, 9, 4, 4, 2};

    printf("La rata %d.\n",
           find_weakest(health, 5));
    return 0;
}
