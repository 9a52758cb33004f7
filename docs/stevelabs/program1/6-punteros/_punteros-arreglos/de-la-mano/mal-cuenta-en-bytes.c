// Falla: caso ocho números
// Falla: caso todos cero
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
    int *p = v;

    for (int i = 0; i < 8; i++) {
        suma += *p;
        p += sizeof v[0];
    }
    printf("%d\n", suma);
    return 0;
}
