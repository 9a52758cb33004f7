#include <stdbool.h>
#include <stdio.h>

#define MAX 20

bool resume(const int v[], int n,
            int *menor, int *mayor,
            double *media)
{
    if (n == 0) {
        return false;
    }
    *menor = *mayor = v[0];
    *media = 0;
    for (int i = 0; i < n; i++) {
        *media += v[i];
        if (*menor > v[i]) {
            *menor = v[i];
        } else if (*mayor < v[i]) {
            *mayor = v[i];
        }
    }
    *media /= n;
    return true;
}

int main(void)
{
    int v[MAX] = {0};
    int n = 0;
    int abajo;
    int arriba;
    double centro;

    while (n < MAX
           && scanf("%d", &v[n]) == 1) {
        n++;
    }
    bool hay = resume(v, n, &abajo, &arriba,
                      &centro);

    if (!hay) {
        printf("Sin datos.\n");
    } else {
        printf("Menor: %d\nMayor: %d\nMedia: %.2f\n",
               abajo, arriba, centro);
    }
    return 0;
}
