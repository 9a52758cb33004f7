#include <stdio.h>

#define MAX 100

int cuenta(const int v[], int n, int x)
{
    int comparaciones = [[0]];
    int izq = 0;
    int der = n - 1;

    while (izq <= der) {
        int medio = (izq + der) / 2;

        [[comparaciones++;]]
        if (v[medio] == x) {
            return [[comparaciones]];
        }
        if (v[medio] < x) {
            izq = medio + 1;
        } else {
            der = medio - 1;
        }
    }
    return comparaciones;
}

int main(void)
{
    int v[MAX] = {0};
    int n = 0;
    int x = 0;

    scanf("%d", &n);
    scanf("%d", &x);
    for (int i = 0; i < n; i++) {
        v[i] = i + 1;
    }
    printf("Comparaciones: %d\n",
           cuenta(v, n, x));
    return 0;
}
