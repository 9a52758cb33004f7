#include <stdio.h>

struct marca {
    char nombre[16];
    int puntos;
};

int main(void)
{
    struct marca v[30];
    char linea[100];
    int n = 0;
    FILE *f = fopen("marcador.txt", "r");

    if (f != NULL) {
        while (fgets(linea, sizeof linea, f)) {
            if (sscanf(linea, "%15s %d", v[n].nombre,
                       &v[n].puntos) == 2) {
                n++;
            }
        }
        fclose(f);
    }
    scanf("%15s %d", v[n].nombre, &v[n].puntos);
    n++;
    // Burbuja, que deja los empates como están
    for (int k = 0; k < n; k++) {
        for (int i = 0; i + 1 < n; i++) {
            if (v[i].puntos < v[i + 1].puntos) {
                struct marca t = v[i];

                v[i] = v[i + 1];
                v[i + 1] = t;
            }
        }
    }
    f = fopen("marcador.txt", "w");
    if (f == NULL) {
        printf("No se puede escribir.\n");
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (i < 3) {
            fprintf(f, "%s %d\n", v[i].nombre,
                    v[i].puntos);
        }
    }
    fclose(f);
    return 0;
}
