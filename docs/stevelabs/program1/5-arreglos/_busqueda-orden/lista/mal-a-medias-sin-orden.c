// Falla: caso repetido
// Falla: caso es el último
// mal: búsqueda binaria en una lista que no está en orden
#include <stdio.h>

#define MAX 100

int binaria(const int v[], int n, int x)
{
    int izq = 0;
    int der = n - 1;

    while (izq <= der) {
        int medio = (izq + der) / 2;

        if (v[medio] == x) {
            return medio;
        }
        if (v[medio] < x) {
            izq = medio + 1;
        } else {
            der = medio - 1;
        }
    }
    return -1;
}

int main(void)
{
    int lista[MAX] = {0};
    int n = 0;
    int x = 0;
    int indice = 0;

    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &lista[i]);
    }
    scanf("%d", &x);
    indice = binaria(lista, n, x);
    if (indice == -1) {
        printf("No está.\n");
    } else {
        printf("Lugar %d\n", indice + 1);
    }
    return 0;
}
