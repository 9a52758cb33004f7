#include <stdio.h>
#include <stdlib.h>

#define MAX 50

int compara(const void *a, const void *b)
{
    int x = *(const int *)a;
    int y = *(const int *)b;

    return (x < y) - (x > y);
}

int main(void)
{
    int puntos[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%d", &puntos[n]) == 1) {
        n++;
    }
    qsort(puntos, (size_t)n, sizeof puntos[0],
          compara);
    for (int i = 0; i < n; i++) {
        printf("%d\n", puntos[i]);
    }
    return 0;
}
