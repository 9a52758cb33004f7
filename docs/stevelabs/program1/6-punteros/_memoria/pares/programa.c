#include <stdio.h>
#include <stdlib.h>

// Entrega un bloque con 2, 4, 6...
int *pares(int n)
{
    int *v = malloc(n * sizeof *v);

    if (v == NULL) {
        return NULL;
    }
    for (int i = 0; i < n; i++) {
        v[i] = (i + 1) * 2;
    }
    return v;
}

int main(void)
{
    int n = 1;

    scanf("%d", &n);

[[    int *v = pares(n);]]
[[    if (v == NULL) {]]
[[        return EXIT_FAILURE;]]
[[    }]]
[[    printf("El último es %d\n", v[n - 1]);]]
[[    free(v);]]
    return EXIT_SUCCESS;
}
