#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char linea[100] = "";
    bool bien = true;
    FILE *de = fopen("mapa.txt", "r");

    if (de == NULL) {
        perror("No pude leer mapa.txt");
        return EXIT_FAILURE;
    }

    FILE *a = fopen("copia.txt", "w");

    if (a == NULL) {
        perror("No pude escribir copia.txt");
        fclose(de);
        return EXIT_FAILURE;
    }
    while (bien
           && fgets(linea, sizeof linea, de)
              != NULL) {
        bien = fprintf(a, "%s", linea) >= 0;
    }
    if (fclose(a) != 0) {
        bien = false;
    }
    if (!bien) {
        perror("No pude guardar copia.txt");
    }
    fclose(de);
    if (!bien) {
        return EXIT_FAILURE;
    }
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
