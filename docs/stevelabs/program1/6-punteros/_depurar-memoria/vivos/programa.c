#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int vivos = 0;
    int *fila = NULL;

    for (int n = 1; n <= 3; n++) {
        fila = malloc(n * sizeof *fila);
        vivos++;
        if (n == 2) {
            free(fila);
            vivos--;
        }
    }
    free(fila);
    vivos--;
    printf("Quedan %d\n", vivos);
    return EXIT_SUCCESS;
}
