#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 0;
    int menor = 1000;

    scanf("%d", &n);

    int *v = malloc(n * sizeof *v);

    if (n > 0 && v == NULL) {
        return EXIT_FAILURE;
    }
    for (int i = 0; i < n; i++) {
        scanf("%d", &v[i]);
    }
    for (int i = 0; i < n; i++) {
        if (v[i] < menor) {
            menor = v[i];
        }
    }
    if (n == 0) {
        printf("Sin golpes.\n");
    } else {
        printf("Menor: %d\n", menor);
    }
    free(v);
    return EXIT_SUCCESS;
}
