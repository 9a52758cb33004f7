#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 5

// Convierte una línea entera
bool es_numero(const char *linea, int *n)
{
    char *fin = NULL;

    errno = 0;

    long leido = strtol(linea, &fin, 10);

    if (fin == linea || errno == ERANGE
        || leido < INT_MIN
        || leido > INT_MAX) {
        return false;
    }
    if (*fin == '\n') {
        fin++;
    }
    if (*fin != '\0') {
        return false;
    }
    *n = (int)leido;
    return true;
}

// Llena v con los números de un archivo y
// dice cuántos hay, o -1
int carga(const char *ruta, int v[],
          int max)
{
    char linea[80] = "";
    int n = 0;
    bool bien = true;
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return -1;
    }

    int *viejos = malloc(max
                         * sizeof *viejos);

    if (viejos == NULL) {
        fclose(f);
        return -1;
    }
    for (int i = 0; i < max; i++) {
        viejos[i] = v[i];
    }
    while (bien
           && fgets(linea, sizeof linea, f)
              != NULL) {
        if (n < max
            && es_numero(linea, &v[n])) {
            n++;
        } else {
            bien = false;
        }
    }
    fclose(f);
    if (!bien) {
        for (int i = 0; i < max; i++) {
            v[i] = viejos[i];
        }
        n = -1;
    }
    free(viejos);
    return n;
}

int main(void)
{
    int v[MAX] = {-9, -9, -9, -9, -9};
    int n = carga("numeros.txt", v, MAX);

    printf("%d:", n);
    for (int i = 0; i < MAX; i++) {
        printf(" %d", v[i]);
    }
    printf("\n");
    return EXIT_SUCCESS;
}
