// Falla: caso no hay mapa
// Falla: caso copia.txt está protegido
// Falla: caso no hay mapa y la copia está protegida
// Falla: caso había una copia y no hay mapa
// Falla: caso cerrar mapa.txt cambia errno
// Falla: caso copia.txt está protegido, y mapa.txt se cierra
// Falla: caso fclose dice que no
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char linea[100] = "";
    FILE *de = fopen("mapa.txt", "r");

    if (de == NULL) {
        perror("No pude leer mapa.txt");
        return EXIT_SUCCESS;
    }

    FILE *a = fopen("copia.txt", "w");

    if (a == NULL) {
        perror("No pude escribir copia.txt");
        fclose(de);
        return EXIT_SUCCESS;
    }
    while (fgets(linea, sizeof linea, de)
           != NULL) {
        fprintf(a, "%s", linea);
    }
    if (fclose(a) != 0) {
        perror("No pude guardar copia.txt");
        fclose(de);
        return EXIT_SUCCESS;
    }
    fclose(de);
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
