#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 0;
    int capacidad = 2;
    int *v = malloc(2 * sizeof *v);

    if (v == NULL) {
        return EXIT_FAILURE;
    }
    for (int i = 1; i <= 5; i++) {
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
        v[n] = i * 10;
        n++;
    }
    printf("%d\n", v[n - 1]);
    free(v);
    return EXIT_SUCCESS;
}
