// Falla: caso se cierra aunque esté vacío
// Falla: caso se cierra aunque no sea un punto
#include <stdio.h>
#include <stdlib.h>

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
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return NO_ABRE;
    }
    if (fgets(linea, sizeof linea, f)
        == NULL) {
        return VACIO;
    }
    if (sscanf(linea, "%d %d", &a, &b) != 2) {
        return MAL_FORMATO;
    }
    fclose(f);
    *x = a;
    *y = b;
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
