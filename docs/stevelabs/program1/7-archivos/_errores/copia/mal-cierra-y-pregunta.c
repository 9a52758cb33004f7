// Falla: caso cerrar mapa.txt cambia errno
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char linea[100] = "";
    FILE *de = fopen("mapa.txt", "r");

    if (de == NULL) {
        perror("No pude leer mapa.txt");
        return EXIT_FAILURE;
    }

    FILE *a = fopen("copia.txt", "w");

    if (a == NULL) {
        fclose(de);
        perror("No pude escribir copia.txt");
        return EXIT_FAILURE;
    }
    while (fgets(linea, sizeof linea, de)
           != NULL) {
        fprintf(a, "%s", linea);
    }
    if (fclose(a) != 0) {
        perror("No pude guardar copia.txt");
        fclose(de);
        return EXIT_FAILURE;
    }
    fclose(de);
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
