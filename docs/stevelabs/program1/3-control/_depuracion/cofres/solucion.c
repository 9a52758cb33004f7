#include <stdio.h>

int main(void)
{
    int n = 0;
    int total = 0;
    int mejor = 0;

    scanf("%d", &n);
    // De 1 a n, los dos incluidos.
    for (int i = 1; i <= n; i++) {
        int oro = 0;

        scanf("%d", &oro);
        total += oro; // era =
        if (oro > mejor) {
            mejor = oro;
        }
    }
    printf("Total: %d\n", total);
    printf("Mejor: %d\n", mejor);
    // Primero convertir.
    printf("Media: %.1f\n",
           (double)total / n);
    return 0;
}
