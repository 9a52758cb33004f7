#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum resultado {
    BIEN, NO_ABRE, VACIO, MAL_FORMATO
};

// Deja en *x y *y el punto de un archivo
enum resultado lee_punto(const char *ruta,
                         int *x, int *y)
{
    char linea[80] = "";
    int a = 0;
    int b = 0;
    int datos = 0;
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return NO_ABRE;
    }
    fgets(linea, sizeof linea, f);
    fclose(f);
    if (strlen(linea) == 0) {
        return VACIO;
    }
    datos = sscanf(linea, "%d %d", &a, &b);
    if (datos == 2) {
        *x = a;
        *y = b;
        return BIEN;
    }
    return MAL_FORMATO;
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
