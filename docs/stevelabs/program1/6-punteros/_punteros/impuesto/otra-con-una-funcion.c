#include <stdio.h>

int *mayor(int *a, int *b)
{
    if (*b > *a) {
        return b;
    }
    return a;
}

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;

    scanf("%d %d %d", &bruja, &mago, &orco);
    *mayor(mayor(&bruja, &mago), &orco) -= 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
