// Falla: caso una línea de mil letras
// Falla: caso líneas justas para el arreglo
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
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        lineas++;
        bytes += (int)strlen(linea);
    }
    fclose(f);
    printf("Líneas: %d\n", lineas);
    printf("Bytes: %d\n", bytes);
    return 0;
}
