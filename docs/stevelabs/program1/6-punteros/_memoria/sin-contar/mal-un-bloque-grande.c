// Falla: exige funcion:realloc
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 0;
    int *v = malloc(10000 * sizeof *v);

    if (v == NULL) {
        return EXIT_FAILURE;
    }
    while (scanf("%d", &v[n]) == 1) {
        n++;
    }
    if (n == 0) {
        printf("Nada.\n");
    }
    for (int i = n - 1; i >= 0; i--) {
        printf("%d\n", v[i]);
    }
    free(v);
    return EXIT_SUCCESS;
}
