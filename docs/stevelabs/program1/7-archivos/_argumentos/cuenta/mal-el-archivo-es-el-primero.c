// Falla: caso las palabras, con la opción delante
// Falla: caso una opción repetida
// Falla: caso varios espacios seguidos
// Falla: caso una línea de doscientos bytes
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
    bool bien = true;
    int opciones = 0;

    if (argc > 1) {
        ruta = argv[1];
    }
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "-l") == 0
            || strcmp(argv[i], "-p") == 0) {
            opciones++;
        } else if (argv[i][0] == '-'
                   || ruta != NULL) {
            bien = false;
        } else {
            ruta = argv[i];
        }
    }
    if (!bien || ruta == NULL) {
        fprintf(stderr,
                "Uso: %s ARCHIVO [-l] [-p]\n",
                argv[0]);
        return EXIT_FAILURE;
    }
    if (!lee(ruta, &c)) {
        fprintf(stderr,
                "No pude abrir %s\n", ruta);
        return EXIT_FAILURE;
    }
    if (opciones == 0) {
        printf("%d\n", c.bytes);
    }
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-l") == 0) {
            printf("%d\n", c.lineas);
        } else if (argv[i] != ruta) {
            printf("%d\n", c.palabras);
        }
    }
    return EXIT_SUCCESS;
}
