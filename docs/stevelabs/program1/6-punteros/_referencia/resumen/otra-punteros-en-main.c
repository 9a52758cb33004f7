#include <stdbool.h>
#include <stdio.h>

#define MAX 20

bool resume(const int v[], int n,
            int *menor, int *mayor,
            double *media)
{
    int bajo = 0;
    int alto = 0;
    double suma = 0.0;

    for (int i = 0; i < n; i++) {
        if (i == 0 || v[i] < bajo) {
            bajo = v[i];
        }
        if (i == 0 || v[i] > alto) {
            alto = v[i];
        }
        suma = suma + v[i];
    }
    if (n == 0) {
        return false;
    }
    *menor = bajo;
    *mayor = alto;
    *media = suma / n;
    return true;
}

int main(void)
{
    int v[MAX] = {0};
    int n = 0;
    int menor = 0;
    int mayor = 0;
    double media = 0.0;
    int *p = &menor;
    int *q = &mayor;

    while (n < MAX
           && scanf("%d", &v[n]) == 1) {
        n++;
    }
    if (resume(v, n, p, q,
               &media)) {
        printf("Menor: %d\n", menor);
        printf("Mayor: %d\n", mayor);
        printf("Media: %.2f\n", media);
    } else {
        printf("Sin datos.\n");
    }
    return 0;
}
