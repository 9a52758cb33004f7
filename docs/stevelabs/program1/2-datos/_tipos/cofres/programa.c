#include <stdio.h>

int main(void)
{
    int cofres = 0;
    [[long long]] total;

    scanf("%d", &cofres);
    total = cofres * [[1000000LL]];
    printf("Total: [[%lld]]\n", total);
    return 0;
}
