// Falla: caso no cabe en un int
// Falla: caso dos llamadas seguidas
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 5

// Convierte una línea entera
bool es_numero(const char *linea, int *n)
{
    char sobra = '\n';
    int datos = sscanf(linea, "%d%c",
                       n, &sobra);

    return datos >= 1 && sobra == '\n';
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
    if (f != NULL) {
        fclose(f);
    }
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
