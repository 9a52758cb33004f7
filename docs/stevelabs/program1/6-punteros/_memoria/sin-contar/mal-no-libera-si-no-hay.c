// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int capacidad = 2;
    int n = 0;
    int dato = 0;
    int *v = malloc(capacidad * sizeof *v);

    if (v == NULL) {
        return EXIT_FAILURE;
    }
    while (scanf("%d", &dato) == 1) {
        if (n == capacidad) {
            int *mas = realloc(v,
                capacidad * 2 * sizeof *mas);

            if (mas == NULL) {
                free(v);
                return EXIT_FAILURE;
            }
            v = mas;
            capacidad *= 2;
        }
        v[n] = dato;
        n++;
    }
    if (n == 0) {
        printf("Nada.\n");
        return EXIT_SUCCESS;
    }
    for (int i = n - 1; i >= 0; i--) {
        printf("%d\n", v[i]);
    }
    free(v);
    return EXIT_SUCCESS;
}
