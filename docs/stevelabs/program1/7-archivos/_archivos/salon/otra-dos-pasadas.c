#include <stdio.h>
#include <stdlib.h>

// Abre un archivo o termina contándolo
FILE *abre(const char *ruta, const char *modo)
{
    FILE *f = fopen(ruta, modo);

    if (f == NULL) {
        printf("No se pudo abrir.\n");
        exit(1);
    }
    return f;
}

int es_buena(const char *linea, int *puntos)
{
    char nombre[16];

    return sscanf(linea, "%15s %d", nombre, puntos)
           == 2;
}

int main(void)
{
    char linea[128];
    int puntos = 0;
    int rotas = 0;
    FILE *de = abre("puntos.txt", "r");

    while (fgets(linea, sizeof linea, de) != NULL) {
        rotas += !es_buena(linea, &puntos);
    }
    fclose(de);
    de = abre("puntos.txt", "r");
    FILE *a = abre("mejores.txt", "w");
    while (fgets(linea, sizeof linea, de) != NULL) {
        if (es_buena(linea, &puntos) && puntos >= 100) {
            fprintf(a, "%s", linea);
        }
    }
    fclose(a);
    fclose(de);
    printf("Rotas: %d\n", rotas);
    return 0;
}
