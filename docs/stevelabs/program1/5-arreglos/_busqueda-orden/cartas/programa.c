#include <stdio.h>

#define CARTAS 4

int menor_desde(const int v[], int n,
                int inicio)
{
    int sitio = inicio;

    for (int i = inicio + 1; i < n; i++) {
        if (v[i] < v[sitio]) {
            sitio = i;
        }
    }
    return sitio;
}

int main(void)
{
    int v[CARTAS] = {7, 2, 9, 4};

    for (int i = 0; i < CARTAS - 1; i++) {
        int m = menor_desde(v, CARTAS, i);
        int aux = v[i];

        v[i] = v[m];
        v[m] = aux;
    }
    printf("%d %d %d %d\n",
           v[0], v[1], v[2], v[3]);
    return 0;
}
