#include <stdio.h>

int main(void)
{
    int n = 1;
    while (n != 0) {
        scanf("%d", &n);
        printf("%d\n", 2 * n);
    }
    return 0;
}
