#include <stdio.h>
#include <stdlib.h>

// Entrega un bloque con n números leídos
int *lee(int n)
{
    int *v = malloc(n * sizeof *v);

    for (int i = 0; v != NULL && i < n; i++) {
        scanf("%d", &v[i]);
    }
    return v;
}

// v es prestado
double media(const int *v, int n)
{
    double suma = 0;

    for (int i = 0; i < n; i++) {
        suma += v[i];
    }
    return suma / n;
}

int main(void)
{
    int n = 0;
    int superan = 0;

    scanf("%d", &n);

    int *v = lee(n);

    if (n == 0) {
        printf("Sin arqueros.\n");
        free(v);
        return EXIT_SUCCESS;
    }
    if (v == NULL) {
        return EXIT_FAILURE;
    }
    for (int i = 0; i < n; i++) {
        if (v[i] > media(v, n)) {
            superan++;
        }
    }
    printf("Por encima: %d\n", superan);
    free(v);
    return EXIT_SUCCESS;
}
