#include <stdio.h>

int paga(const int precios[], int n,
         int *rebajas)
{
    int total = 0;

[[    for (int i = 0; i < n; i++) {]]
[[        total += precios[i];]]
[[        if (precios[i] > 50) {]]
[[            total -= 5;]]
[[            *rebajas += 1;]]
[[        }]]
[[    }]]
    return total;
}

int main(void)
{
    int precios[5] = {0};
    int rebajas = 0;
    int n = 0;

    while (n < 5
           && scanf("%d",
                    &precios[n]) == 1) {
        n++;
    }
    printf("Pagas %d.\n",
           paga(precios, n, &rebajas));
    printf("Rebajas: %d\n", rebajas);
    return 0;
}
