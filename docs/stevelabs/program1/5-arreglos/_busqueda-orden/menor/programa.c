#include <stdio.h>

int menor_desde(const int v[], int n,
                int inicio)
{
[[    int sitio = inicio;]]
[[    for (int i = inicio + 1; i < n; i++) {]]
[[        if (v[i] < v[sitio]) {]]
[[            sitio = i;]]
[[        }]]
[[    }]]
[[    return sitio;]]
}

int main(void)
{
    int v[5] = {3, 8, 5, 9, 5};
    int inicio = 0;

    scanf("%d", &inicio);
    printf("Índice: %d\n",
           menor_desde(v, 5, inicio));
    return 0;
}
