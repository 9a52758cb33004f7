// Falla: caso no hay diario
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

    while (fgets(linea, sizeof linea, f)
           != NULL) {
        int largo = (int)strlen(linea);

        bytes += largo;
        a_medias = linea[largo - 1] != '\n';
        if (!a_medias) {
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
