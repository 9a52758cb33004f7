#include <stdio.h>
#include <stdlib.h>

// Entrega la fila con un dato más
int *agrega(int *v, int *n, int dato)
{
    if (*n % 8 == 0) {
        int *mas = realloc(v,
            (*n + 8) * sizeof *mas);

        if (mas == NULL) {
            free(v);
            exit(EXIT_FAILURE);
        }
        v = mas;
    }
    v[*n] = dato;
    *n += 1;
    return v;
}

int main(void)
{
    int n = 0;
    int dato = 0;
    int *v = NULL;

    while (scanf("%d", &dato) == 1) {
        v = agrega(v, &n, dato);
    }
    if (n == 0) {
        printf("Nada.\n");
        return EXIT_SUCCESS;
    }
    while (n > 0) {
        n--;
        printf("%d\n", v[n]);
    }
    free(v);
    return EXIT_SUCCESS;
}
