// Falla: caso ocho números
// Falla: caso negativos
// Falla: caso pesan el primero y el último
#include <stdio.h>

int main(void)
{
    int v[8] = {0};
    int suma = 0;

    for (int i = 0; i < 8; i++) {
        scanf("%d", &v[i]);
    }
    for (int *p = v; p < v + 7; p++) {
        suma += *p;
    }
    printf("%d\n", suma);
    return 0;
}
