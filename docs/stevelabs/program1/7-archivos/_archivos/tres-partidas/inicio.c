#include <stdio.h>

#define MAX 21
#define MEJORES 3

struct marca {
    char nombre[16];
    int puntos;
};

int main(void)
{
    struct marca nueva = {.puntos = 0};

    if (scanf("%15s %d", nueva.nombre,
              &nueva.puntos) != 2) {
        return 1;
    }

    FILE *f = fopen("marcador.txt", "a");

    if (f == NULL) {
        printf("No se puede escribir.\n");
        return 1;
    }
    fprintf(f, "%s %d\n", nueva.nombre,
            nueva.puntos);
    fclose(f);
    return 0;
}
