// Falla: caso no existe
// Falla: caso el archivo está vacío
// Falla: caso un número y nada más
// Falla: caso dos palabras
// Falla: caso un número y una palabra
// Falla: caso la primera línea está vacía
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
    enum resultado r = MAL_FORMATO;
    char linea[80] = "";
    int fila = 0;
    int columna = 0;
    *x = 0;
    *y = 0;

    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return NO_ABRE;
    }
    if (fgets(linea, sizeof linea, f)
        == NULL) {
        r = VACIO;
    } else if (sscanf(linea, "%d %d",
                      &fila,
                      &columna) == 2) {
        *x = fila;
        *y = columna;
        r = BIEN;
    }
    fclose(f);
    return r;
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
