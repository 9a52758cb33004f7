// Falla: caso cinco puntuaciones
// Falla: caso repetidas
// Falla: caso negativas
// Falla: caso cincuenta
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

int main(void)
{
    int puntos[MAX] = {0};
    int n = 0;

    while (n < MAX
           && scanf("%d", &puntos[n]) == 1) {
        n++;
    }
    int m = mayor_desde(puntos, n, 0);
    int aux = puntos[0];

    puntos[0] = puntos[m];
    puntos[m] = aux;
    for (int i = 0; i < n; i++) {
        printf("%d\n", puntos[i]);
    }
    return 0;
}
