// Falla: caso negativas
// mal: los ceros que no llegaron también se ordenan
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
    ordena(puntos, MAX);
    for (int i = 0; i < n; i++) {
        printf("%d\n", puntos[i]);
    }
    return 0;
}
