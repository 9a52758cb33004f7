// formas:
// Índices: j está en v[2], que vale 8
#include <stdio.h>
int main(void) {
    int v[] = {5, 2, 8, 1};
    int n = sizeof v / sizeof v[0];
    for (int i = 0; i < n - 1; i++)
        for (int j = 0; j < n - 1 - i; j++)
            if (v[j] > v[j + 1]) {
                int aux = v[j];
                v[j] = v[j + 1];
                v[j + 1] = aux;
            }
    return v[0] - 1;
}
