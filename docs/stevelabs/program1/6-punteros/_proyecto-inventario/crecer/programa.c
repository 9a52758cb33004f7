#include <stdio.h>
#include <stdlib.h>

char **crece(char **cosas, int *capacidad)
{
    char **mas = NULL;
    int nueva = *capacidad * 2;
    size_t bytes = nueva * sizeof *mas;

[[    mas = realloc(cosas, bytes);]]
[[    if (mas == NULL) {]]
[[        return cosas;]]
[[    }]]
[[    *capacidad = nueva;]]
[[    return mas;]]
}

int main(void)
{
    char **cosas
        = malloc(2 * sizeof *cosas);
    int capacidad = 2;
    int veces = 0;

    if (cosas == NULL) {
        return EXIT_FAILURE;
    }
    scanf("%d", &veces);
    for (int i = 0; i < veces; i++) {
        cosas = crece(cosas, &capacidad);
        printf("%d\n", capacidad);
    }
    free(cosas);
    return EXIT_SUCCESS;
}
