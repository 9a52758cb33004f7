// Falla: caso una opción desconocida
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cuentas {
    int bytes;
    int lineas;
    int palabras;
};

// Cuenta las palabras de una línea
int palabras(const char *s)
{
    int n = 0;
    bool dentro = false;

    for (; *s != '\0'; s++) {
        bool blanco = *s == ' '
                      || *s == '\t'
                      || *s == '\n';

        if (!blanco && !dentro) {
            n++;
        }
        dentro = !blanco;
    }
    return n;
}

bool lee(const char *ruta,
         struct cuentas *c)
{
    char linea[220] = "";
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return false;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        c->bytes += (int)strlen(linea);
        c->lineas++;
        c->palabras += palabras(linea);
    }
    fclose(f);
    return true;
}

int main(int argc, char *argv[])
{
    struct cuentas c = {.bytes = 0};
    const char *ruta = NULL;
    int opciones = 0;

    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-') {
            if (ruta != NULL) {
                fprintf(stderr, "Un archivo.\n");
                return EXIT_FAILURE;
            }
            ruta = argv[i];
        }
    }
    if (ruta == NULL || !lee(ruta, &c)) {
        fprintf(stderr, "Falta el archivo.\n");
        return EXIT_FAILURE;
    }
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-l") == 0) {
            printf("%d\n", c.lineas);
            opciones++;
        } else if (strcmp(argv[i], "-p") == 0) {
            printf("%d\n", c.palabras);
            opciones++;
        } else if (argv[i][0] == '-') {
            fprintf(stderr, "No hay %s\n", argv[i]);
            return EXIT_FAILURE;
        }
    }
    if (opciones == 0) {
        printf("%d\n", c.bytes);
    }
    return EXIT_SUCCESS;
}
