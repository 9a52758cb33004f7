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
    while (n < capacidad
           && scanf("%d", &dato) == 1) {
        v[n] = dato;
        n++;
    }
    for (int i = n - 1; i >= 0; i--) {
        printf("%d\n", v[i]);
    }
    free(v);
    return EXIT_SUCCESS;
}
