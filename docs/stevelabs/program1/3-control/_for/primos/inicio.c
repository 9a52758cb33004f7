#include <stdio.h>

int main(void)
{
    int puertas = 0;
    int cuantas = 0;

    scanf("%d", &puertas);
    for (int p = 2; p <= puertas;
         p++) {
        printf("%d\n", p);
        cuantas++;
    }
    printf("Son %d.\n", cuantas);
    return 0;
}
