#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;

    [[int *p]] = [[&vida]];
    scanf("%d", p);
    printf("Oro: %d\n", oro);
    printf("Vida: %d\n", vida);
    return 0;
}
