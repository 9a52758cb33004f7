#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int *puntos = calloc(4, sizeof *puntos);

    if (puntos == NULL) {
        return EXIT_FAILURE;
    }
    puntos[1] += 5;
    puntos[3] += puntos[1];
    puntos[3] += puntos[0];
    for (int i = 0; i < 4; i++) {
        printf("%d\n", puntos[i]);
    }
    free(puntos);
    return EXIT_SUCCESS;
}
