// Falla: caso todos igual
// Falla: caso un arquero
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 0;
    int suma = 0;
    int superan = 0;

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
    for (int i = 0; i < n; i++) {
        if (v[i] * n >= suma) {
            superan++;
        }
    }
    printf("Por encima: %d\n", superan);
    free(v);
    return EXIT_SUCCESS;
}
