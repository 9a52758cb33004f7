// Falla: caso no hay mapa
// Falla: caso no hay mapa y la copia está protegida
// Falla: caso había una copia y no hay mapa
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char linea[100] = "";
    FILE *de = fopen("mapa.txt", "r");
    FILE *a = fopen("copia.txt", "w");

    if (de == NULL) {
        perror("No pude leer mapa.txt");
        if (a != NULL) {
            fclose(a);
        }
        return EXIT_FAILURE;
    }
    if (a == NULL) {
        perror("No pude escribir copia.txt");
        fclose(de);
        return EXIT_FAILURE;
    }
    while (fgets(linea, sizeof linea, de)
           != NULL) {
        fprintf(a, "%s", linea);
    }
    fclose(de);
    if (fclose(a) != 0) {
        perror("No pude guardar copia.txt");
        return EXIT_FAILURE;
    }
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
