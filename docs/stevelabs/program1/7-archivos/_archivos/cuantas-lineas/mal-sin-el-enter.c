// Falla: caso un diario de tres días
// Falla: caso una línea de mil letras
// Falla: caso líneas justas para el arreglo
// Falla: caso la última no acaba en Enter
// Falla: caso con tildes
// Falla: caso líneas vacías
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[80] = "";
    int lineas = 0;
    int bytes = 0;
    bool a_medias = false;
    FILE *f = fopen("diario.txt", "r");

    if (f == NULL) {
        printf("No hay diario.\n");
        return 1;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        int largo = (int)strlen(linea);

        bytes += largo;
        a_medias = linea[largo - 1] != '\n';
        if (!a_medias) {
            bytes--;
            lineas++;
        }
    }
    fclose(f);
    if (a_medias) {
        lineas++;
    }
    printf("Líneas: %d\n", lineas);
    printf("Bytes: %d\n", bytes);
    return 0;
}
