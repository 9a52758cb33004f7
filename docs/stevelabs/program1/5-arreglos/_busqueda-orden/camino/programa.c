#include <stdio.h>

void camino(const int v[], int n, int x)
{
    int izq = 0;
    int der = n - 1;

    while (izq <= der) {
        int medio = (izq + der) / 2;

        printf("%d ", v[medio]);
        if (v[medio] == x) {
            break;
        }
        if (v[medio] < x) {
            izq = medio + 1;
        } else {
            der = medio - 1;
        }
    }
    printf("\n");
}

int main(void)
{
    int v[7] = {2, 4, 7, 9, 12, 15, 20};

    camino(v, 7, 20);
    camino(v, 7, 5);
    return 0;
}
