// Falla: caso negativas
// mal: un 0 puesto a mano es mayor que cualquier negativa
#include <stdio.h>

#define MAX 50

int mayor(const int v[], int n)
{
    int sitio = 0;

    for (int i = 1; i < n; i++) {
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
    for (int i = 0; i < n; i++) {
        int m = mayor(puntos, n);

        printf("%d\n", puntos[m]);
        puntos[m] = 0;
    }
    return 0;
}
