#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 100

enum cuenta { BYTES, LINEAS, PALABRAS, CUENTAS };

void uso(void)
{
    fprintf(stderr, "Uso: cuenta ARCHIVO [-l] [-p]\n");
    exit(EXIT_FAILURE);
}

int main(int argc, char *argv[])
{
    enum cuenta orden[MAX] = {BYTES};
    int totales[CUENTAS] = {0};
    char linea[256];
    int n = 0;
    char *ruta = NULL;
    FILE *f = NULL;

    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-' && ruta == NULL) {
            ruta = argv[i];
        } else if (strcmp(argv[i], "-l") == 0 && n < MAX) {
            orden[n] = LINEAS;
            n++;
        } else if (strcmp(argv[i], "-p") == 0 && n < MAX) {
            orden[n] = PALABRAS;
            n++;
        } else {
            uso();
        }
    }
    if (ruta == NULL) {
        uso();
    }
    f = fopen(ruta, "r");
    if (f == NULL) {
        fprintf(stderr, "%s: no se abre\n", ruta);
        return 1;
    }
    while (fgets(linea, sizeof linea, f) != NULL) {
        totales[LINEAS]++;
        for (int i = 0; linea[i] != '\0'; i++) {
            totales[BYTES]++;
            if (!isspace((unsigned char)linea[i])
                && (i == 0 || isspace((unsigned char)linea[i - 1]))) {
                totales[PALABRAS]++;
            }
        }
    }
    fclose(f);
    if (n == 0) {
        n = 1;
    }
    for (int i = 0; i < n; i++) {
        printf("%d\n", totales[orden[i]]);
    }
    return EXIT_SUCCESS;
}
