// Falla: caso no existe
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
    FILE *f = fopen(ruta, "r");
    int *nuevos = malloc(max
                         * sizeof *nuevos);
    bool bien = f != NULL && nuevos != NULL;

    while (bien
           && fgets(linea, sizeof linea, f)
              != NULL) {
        bien = n < max
               && es_numero(linea,
                            &nuevos[n]);
        n++;
    }
    if (bien) {
        for (int i = 0; i < n; i++) {
            v[i] = nuevos[i];
        }
    }
    free(nuevos);
    fclose(f);
    if (!bien) {
        return -1;
    }
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
