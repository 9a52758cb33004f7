#include <stdio.h>

void reiniciar(int *valores, int cantidad) {
    for (int i = 0; i < cantidad; i++)
        valores[i] = 0;
}

int main(void) {
    int total = 3;
    int cuenta = 4;
    reiniciar(&total, 2);
    printf("%d %d\n", total, cuenta);
    return 0;
}
