#include <stdio.h>

void cierra(FILE *f)
{
    if (f != NULL) {
        fclose(f);
    }
}

int main(void)
{
    char linea[82] = "";
    char nombre[16] = "";
    int puntos = 0;
    int rotas = 0;
    FILE *lee = fopen("puntos.txt", "r");
    FILE *escribe = NULL;

    if (lee != NULL) {
        escribe = fopen("mejores.txt", "w");
    }
    if (lee == NULL || escribe == NULL) {
        cierra(lee);
        cierra(escribe);
        printf("No se pudo abrir.\n");
        return 1;
    }
    while (fgets(linea, sizeof linea, lee)) {
        int datos = sscanf(linea, " %15s %d",
                           nombre, &puntos);

        if (datos < 2) {
            rotas++;
            continue;
        }
        if (puntos < 100) {
            continue;
        }
        fprintf(escribe, "%s", linea);
    }
    cierra(lee);
    cierra(escribe);
    printf("Rotas: %d\n", rotas);
    return 0;
}
