#include <stdio.h>

struct marca {
    char nombre[16];
    int puntos;
};

int main(void)
{
    struct marca mejor[4];
    struct marca m;
    struct marca nueva;
    char linea[80];
    int n = 0;
    int quedan = 1;
    FILE *f = fopen("marcador.txt", "r");

    scanf("%15s %d", nueva.nombre, &nueva.puntos);
    while (quedan) {
        if (f == NULL
            || fgets(linea, sizeof linea, f) == NULL) {
            m = nueva;
            quedan = 0;
        } else if (sscanf(linea, "%15s %d", m.nombre,
                          &m.puntos) != 2) {
            continue;
        }
        int i = n;
        while (i > 0
               && mejor[i - 1].puntos < m.puntos) {
            mejor[i] = mejor[i - 1];
            i--;
        }
        mejor[i] = m;
        if (n < 3) {
            n++;
        }
    }
    if (f != NULL) {
        fclose(f);
    }
    FILE *g = fopen("marcador.txt", "w");
    if (g == NULL) {
        printf("No se puede escribir.\n");
        return 1;
    }
    for (int i = 0; i < n; i++) {
        fprintf(g, "%s %d\n", mejor[i].nombre,
                mejor[i].puntos);
    }
    fclose(g);
    return 0;
}
