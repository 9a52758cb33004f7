#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;
    int p = 1;

    scanf("%d", &puertas);
    while (p <= puertas) {
        int divisores = 0;

        for (int d = 1; d <= p; d++) {
            if (p % d == 0) {
                divisores++;
            }
        }
        if (divisores == 2) {
            printf("%d\n", p);
            cuantas++;
        }
        p++;
    }
    printf("Son %d.\n", cuantas);
    return 0;
}
