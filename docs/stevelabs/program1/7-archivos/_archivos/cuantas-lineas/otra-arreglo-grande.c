#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[2000] = "";
    size_t bytes = 0;
    int lineas = 0;
    FILE *f = fopen("diario.txt", "r");

    if (f == NULL) {
        printf("No hay diario.\n");
        return 1;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        lineas++;
        bytes += strlen(linea);
    }
    fclose(f);
    printf("Líneas: %d\n", lineas);
    printf("Bytes: %zu\n", bytes);
    return 0;
}
