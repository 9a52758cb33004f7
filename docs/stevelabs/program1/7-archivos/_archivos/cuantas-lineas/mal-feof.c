// Falla: caso un diario de tres días
// Falla: caso con tildes
// Falla: caso líneas vacías
// Falla: caso una línea de mil letras
// Falla: caso líneas justas para el arreglo
// Falla: caso el diario está vacío
#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[80] = "";
    int lineas = 0;
    int bytes = 0;
    FILE *f = fopen("diario.txt", "r");

    if (f == NULL) {
        printf("No hay diario.\n");
        return 1;
    }
    while (!feof(f)) {
        fgets(linea, sizeof linea, f);
        lineas++;
        bytes += (int)strlen(linea);
    }
    fclose(f);
    printf("Líneas: %d\n", lineas);
    printf("Bytes: %d\n", bytes);
    return 0;
}
