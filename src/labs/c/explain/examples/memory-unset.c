#include <stdio.h>

int main(void) {
    int cantidad = 3;
    int valores[cantidad];
    valores[0] = 1;
    printf("%d\n", valores[cantidad - 1]);
    return 0;
}
