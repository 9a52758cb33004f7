#include <stdio.h>
#include <stdlib.h>

// Cuenta letra a letra
int main(void)
{
    char trozo[16] = "";
    char ultima = '\n';
    int lineas = 0;
    int bytes = 0;
    FILE *diario = fopen("diario.txt", "r");

    if (diario == NULL) {
        printf("No hay diario.\n");
        return EXIT_FAILURE;
    }
    while (fgets(trozo, sizeof trozo, diario)) {
        for (int i = 0; trozo[i] != '\0'; i++) {
            ultima = trozo[i];
            bytes++;
            if (ultima == '\n') {
                lineas++;
            }
        }
    }
    if (ultima != '\n') {
        lineas++;
    }
    fclose(diario);
    printf("Líneas: %d\nBytes: %d\n", lineas, bytes);
    return EXIT_SUCCESS;
}
