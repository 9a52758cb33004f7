#include <stdio.h>

static int tiene_cero(const int *numeros, int cantidad)
{
    for (int i = 0; i < cantidad; i++) {
        if (numeros[i] == 0) {
            return 1;
        } else {
            return 0;
        }
    }
    return 0;
}

int main(void)
{
    int numeros[3] = {1, 0, 2};
    printf("%d\n", tiene_cero(numeros, 3));
    return 0;
}
