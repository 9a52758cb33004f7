// Falla: no compila
#include <stdbool.h>
#include <stdio.h>

#define MAX 20

bool resume(const int v[], int n,
            int *menor, int *mayor,
            double *media)
{
    int suma = 0;

    if (n == 0) {
        return false;
    }
    menor = v[0];
    *mayor = v[0];
    for (int i = 0; i < n; i++) {
        suma += v[i];
        if (v[i] < *menor) {
            *menor = v[i];
        }
        if (v[i] > *mayor) {
            *mayor = v[i];
        }
    }
    *media = (double)suma / n;
    return true;
}

int main(void)
{
    int v[MAX] = {0};
    int n = 0;
    int menor = 0;
    int mayor = 0;
    double media = 0.0;

    while (n < MAX
           && scanf("%d", &v[n]) == 1) {
        n++;
    }
    if (resume(v, n, &menor, &mayor,
               &media)) {
        printf("Menor: %d\n", menor);
        printf("Mayor: %d\n", mayor);
        printf("Media: %.2f\n", media);
    } else {
        printf("Sin datos.\n");
    }
    return 0;
}
