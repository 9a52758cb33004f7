#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char linea[100] = "";
    FILE *de = fopen("mapa.txt", "r");
    FILE *a = fopen("copia.txt", "w");

    if (de == NULL || a == NULL) {
        printf("Error\n");
        return EXIT_SUCCESS;
    }
    while (fgets(linea, sizeof linea, de)
           != NULL) {
        fprintf(a, "%s", linea);
    }
    fclose(de);
    fclose(a);
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
