#include <stdio.h>

int cifras(int n)
{
    if (n < 10) {
        return [[1]];
    }
    return 1 + cifras([[n / 10]]);
}

int main(void)
{
    int n = 0;

    scanf("%d", &n);
    printf("Cifras: %d\n", cifras(n));
    return 0;
}
