#include <stdio.h>
#include <stdlib.h>

#define MAX 5

// Llena v con los números de un archivo y
// dice cuántos hay, o -1
int carga(const char *ruta, int v[],
          int max)
{
    char linea[80] = "";
    int n = 0;
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return -1;
    }
    while (n < max
           && fgets(linea, sizeof linea, f)
              != NULL) {
        v[n] = atoi(linea);
        n++;
    }
    fclose(f);
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
