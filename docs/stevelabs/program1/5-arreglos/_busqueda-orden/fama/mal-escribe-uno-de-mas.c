// Falla: caso cinco puntuaciones
// Falla: caso una
// Falla: caso repetidas
// Falla: caso ya en orden
// Falla: caso negativas
// Falla: caso ninguna
// Falla: caso cincuenta
// Falla: exige memoria
#include <stdio.h>

#define MAX 50

int mayor_desde(const int v[], int n,
                int inicio)
{
    int sitio = inicio;

    for (int i = inicio + 1; i < n; i++) {
        if (v[i] > v[sitio]) {
            sitio = i;
        }
    }
    return sitio;
}

void ordena(int v[], int n)
{
    for (int i = 0; i < n - 1; i++) {
        int m = mayor_desde(v, n, i);
        int aux = v[i];

        v[i] = v[m];
        v[m] = aux;
    }
}

int main(void)
{
    int puntos[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%d", &puntos[n]) == 1) {
        n++;
    }
    ordena(puntos, n);
    for (int i = 0; i <= n; i++) {
        printf("%d\n", puntos[i]);
    }
    return 0;
}
