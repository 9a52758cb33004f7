#include <stdio.h>

enum resultado {
    BIEN, NO_ABRE, MAL_FORMATO
};

// Suma a *total el número de un archivo
enum resultado suma(const char *ruta,
                    int *total)
{
    enum resultado r = MAL_FORMATO;
    char linea[40] = "";
    int oro = 0;
    FILE *f = fopen(ruta, "r");

    if (f == NULL) {
        return NO_ABRE;
    }
    if (fgets(linea, sizeof linea, f)
        != NULL
        && sscanf(linea, "%d", &oro) == 1) {
        *total += oro;
        r = BIEN;
    }
    fclose(f);
    return r;
}

int main(void)
{
    const char *rutas[] = {
        "ana.txt", "leo.txt",
        "eva.txt", "teo.txt"
    };
    int total = 0;
    int faltan = 0;
    int malos = 0;

    for (int i = 0; i < 4; i++) {
        switch (suma(rutas[i], &total)) {
        case BIEN:
            break;
        case NO_ABRE:
            faltan++;
            break;
        case MAL_FORMATO:
            malos++;
            break;
        }
        printf("%d\n", total);
    }
    return 0;
}
