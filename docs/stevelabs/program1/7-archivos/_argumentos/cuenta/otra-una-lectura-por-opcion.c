#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// 'b', 'l' o 'p'; -1 si no se abre
int cuenta(const char *ruta, char que)
{
    FILE *f = fopen(ruta, "r");
    int bytes = 0;
    int lineas = 0;
    int palabras = 0;
    int antes = '\n';
    int c = 0;

    if (f == NULL) {
        return -1;
    }
    while ((c = fgetc(f)) != EOF) {
        bytes++;
        if (antes == '\n') {
            lineas++;
        }
        if (strchr(" \t\n", c) == NULL && strchr(" \t\n", antes) != NULL) {
            palabras++;
        }
        antes = c;
    }
    fclose(f);
    if (que == 'l') {
        return lineas;
    }
    if (que == 'p') {
        return palabras;
    }
    return bytes;
}

int main(int argc, char *argv[])
{
    const char *ruta = NULL;

    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-') {
            if (strcmp(argv[i], "-l") != 0 && strcmp(argv[i], "-p") != 0) {
                fprintf(stderr, "No conozco %s\n", argv[i]);
                return EXIT_FAILURE;
            }
        } else if (ruta == NULL) {
            ruta = argv[i];
        } else {
            fprintf(stderr, "Un archivo, por favor.\n");
            return EXIT_FAILURE;
        }
    }
    if (ruta == NULL || cuenta(ruta, 'b') < 0) {
        fprintf(stderr, "No hay archivo.\n");
        return EXIT_FAILURE;
    }
    if (argc == 2) {
        printf("%d\n", cuenta(ruta, 'b'));
    }
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-') {
            printf("%d\n", cuenta(ruta, argv[i][1]));
        }
    }
    return EXIT_SUCCESS;
}
