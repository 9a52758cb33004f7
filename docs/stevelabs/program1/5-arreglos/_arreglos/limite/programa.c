#include <stdio.h>

#define MAX 4

int main(void)
{
    int oro[MAX] = {0};
    int n = 0;
    int total = 0;

    while ([[n < MAX]]
           && [[scanf("%d", &oro[n]) == 1]]) {
        n++;
    }
    for (int i = 0; i < n; i++) {
        total += oro[i];
    }
    printf("Bolsas: %d\n", n);
    printf("Oro: %d\n", total);
    return 0;
}
