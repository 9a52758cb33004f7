#include <stdbool.h>
#include <stdio.h>

typedef struct {
    char nombre[16];
    int puntos;
    bool usada;
} Marca;

static Marca v[64];

int main(void)
{
    int n = 0;
    char linea[64];
    FILE *f = fopen("marcador.txt", "r");

    while (f != NULL && fgets(linea, 64, f) != NULL) {
        n += sscanf(linea, "%15s%d", v[n].nombre,
                    &v[n].puntos) == 2;
    }
    if (f != NULL) {
        fclose(f);
    }
    if (scanf("%15s%d", v[n].nombre, &v[n].puntos) == 2) {
        n++;
    }
    f = fopen("marcador.txt", "w");
    if (f == NULL) {
        printf("No se puede escribir.\n");
        return 1;
    }
    for (int k = 0; k < 3 && k < n; k++) {
        int mejor = -1;

        for (int i = 0; i < n; i++) {
            if (!v[i].usada
                && (mejor < 0
                    || v[i].puntos
                       > v[mejor].puntos)) {
                mejor = i;
            }
        }
        v[mejor].usada = true;
        fprintf(f, "%s %d\n", v[mejor].nombre,
                v[mejor].puntos);
    }
    fclose(f);
    return 0;
}
