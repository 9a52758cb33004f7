#include <stdio.h>
#include <stdlib.h>

// v es prestado
int superan_a(const int v[], int n, int suma)
{
    int superan = 0;

    for (int i = 0; i < n; i++) {
        superan += v[i] * n > suma;
    }
    return superan;
}

int main(void)
{
    int n = 0;
    int suma = 0;

    scanf("%d", &n);
    if (n == 0) {
        printf("Sin arqueros.\n");
        return EXIT_SUCCESS;
    }

    int *v = malloc(n * sizeof *v);

    if (v == NULL) {
        return EXIT_FAILURE;
    }
    for (int i = 0; i < n; i++) {
        scanf("%d", &v[i]);
        suma += v[i];
    }
    printf("Por encima: %d\n",
           superan_a(v, n, suma));
    free(v);
    return EXIT_SUCCESS;
}
