#include <stdio.h>

int main(void)
{
    int n = 0;
    double total = 0.0;
    int mejor = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int oro = 0;

        scanf("%d", &oro);
        total = total + oro;
        mejor = oro > mejor ? oro : mejor;
    }
    printf("Total: %.0f\n", total);
    printf("Mejor: %d\n", mejor);
    printf("Media: %.1f\n", total / n);
    return 0;
}
