#include <stdbool.h>
#include <stdio.h>

#define MAX 20

int busca_menor(const int v[], int n)
{
    int m = v[0];

    for (int i = 1; i < n; i++) {
        if (v[i] < m) {
            m = v[i];
        }
    }
    return m;
}

int busca_mayor(const int v[], int n)
{
    int m = v[0];

    for (int i = 1; i < n; i++) {
        if (v[i] > m) {
            m = v[i];
        }
    }
    return m;
}

double calcula_media(const int v[], int n)
{
    double suma = 0.0;

    for (int i = 0; i < n; i++) {
        suma += v[i];
    }
    return suma / n;
}

bool resume(const int v[], int n,
            int *menor, int *mayor,
            double *media)
{
    if (n > 0) {
        *menor = busca_menor(v, n);
        *mayor = busca_mayor(v, n);
        *media = calcula_media(v, n);
    }
    return n > 0;
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
