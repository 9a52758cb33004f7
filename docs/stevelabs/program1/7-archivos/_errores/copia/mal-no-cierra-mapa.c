// Falla: caso copia.txt está protegido, y mapa.txt se cierra
// Falla: exige funcion:fclose=2
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
        perror("No pude escribir copia.txt");
        return EXIT_FAILURE;
    }
    while (fgets(linea, sizeof linea, de)
           != NULL) {
        fprintf(a, "%s", linea);
    }
    if (fclose(a) != 0) {
        perror("No pude guardar copia.txt");
        return EXIT_FAILURE;
    }
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
