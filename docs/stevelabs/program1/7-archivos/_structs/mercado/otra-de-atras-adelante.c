#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX 20

struct cosa {
    char nombre[16];
    int precio;
};

bool lee(struct cosa *c)
{
    struct cosa leida = {.precio = 0};

    if (scanf("%15s %d", leida.nombre,
              &leida.precio) != 2) {
        return false;
    }
    *c = leida;
    return true;
}

int main(void)
{
    struct cosa *v
        = malloc(MAX * sizeof *v);
    int n = 0;
    int barata = 0;
    int cara = 0;

    if (v == NULL) {
        return EXIT_FAILURE;
    }
    while (n < MAX && lee(v + n)) {
        n++;
    }
    for (int i = n - 1; i >= 0; i--) {
        if (v[i].precio
            <= v[barata].precio) {
            barata = i;
        }
        if (v[i].precio
            >= v[cara].precio) {
            cara = i;
        }
    }
    for (int i = 0; i < n; i++) {
        printf("%s %d", v[i].nombre,
               v[i].precio);
        if (i == barata) {
            printf(" barata");
        }
        if (i == cara) {
            printf(" cara");
        }
        printf("\n");
    }
    if (n == 0) {
        printf("Cerrado.\n");
    }
    free(v);
    return EXIT_SUCCESS;
}
