#include <stdio.h>

int main(void)
{
    int n = 5;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i == n; i++) {
        printf("%d\n", i);
    }
    return 0;
}
