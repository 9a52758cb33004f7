#include <stdio.h>

int main(void)
{
    int n = 0;
    int quedan = 0;
    int total = 0;
    int mejor = 0;

    scanf("%d", &n);
    quedan = n;
    while (quedan > 0) {
        int oro = 0;

        scanf("%d", &oro);
        total += oro;
        if (mejor < oro) {
            mejor = oro;
        }
        quedan--;
    }
    printf("Total: %d\nMejor: %d\n", total, mejor);
    printf("Media: %.1f\n", 1.0 * total / n);
    return 0;
}
