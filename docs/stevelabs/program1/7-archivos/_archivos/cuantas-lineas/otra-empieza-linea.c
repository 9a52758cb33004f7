#include <stdio.h>
#include <string.h>

int main(void)
{
    char trozo[80] = "";
    int empieza = 1;
    int lineas = 0;
    int bytes = 0;
    FILE *f = fopen("diario.txt", "r");

    if (f != NULL) {
        while (fgets(trozo, 80, f) != NULL) {
            if (empieza) {
                lineas++;
            }
            bytes += (int)strlen(trozo);
            empieza = strchr(trozo, '\n') != NULL;
        }
        fclose(f);
        printf("Líneas: %d\n", lineas);
        printf("Bytes: %d\n", bytes);
        return 0;
    }
    printf("No hay diario.\n");
    return 1;
}
