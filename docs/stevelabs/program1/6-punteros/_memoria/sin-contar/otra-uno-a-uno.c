#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 0;
    int dato = 0;
    int *v = NULL;

    while (scanf("%d", &dato) == 1) {
        int *mas = realloc(v,
            (n + 1) * sizeof *mas);

        if (mas == NULL) {
            free(v);
            return EXIT_FAILURE;
        }
        v = mas;
        v[n] = dato;
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
