#include <stdio.h>
#include <stdlib.h>

enum resultado {
    BIEN, NO_ABRE, VACIO, MAL_FORMATO
};

// Deja en *x y *y el punto de un archivo
enum resultado lee_punto(const char *ruta,
                         int *x, int *y)
{
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return NO_ABRE;
    }
    *x = 0;
    *y = 0;
    fclose(f);
    return BIEN;
}

int main(void)
{
    int x = -1;
    int y = -1;
    enum resultado r
        = lee_punto("punto.txt", &x, &y);

    switch (r) {
    case BIEN:
        break;
    case NO_ABRE:
        perror("punto.txt");
        break;
    case VACIO:
        fprintf(stderr, "Está vacío.\n");
        break;
    case MAL_FORMATO:
        fprintf(stderr, "No es un punto.\n");
        break;
    }
    printf("x = %d, y = %d\n", x, y);
    if (r != BIEN) {
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
