#include <stdio.h>
#include <stdlib.h>

// Abre o dice por qué no pudo
FILE *abre(const char *ruta,
           const char *modo,
           const char *mensaje)
{
    FILE *f = fopen(ruta, modo);

    if (f == NULL) {
        perror(mensaje);
    }
    return f;
}

int main(void)
{
    char linea[100] = "";
    FILE *de = abre("mapa.txt", "r",
                    "No pude leer mapa.txt");
    FILE *a = NULL;
    int estado = EXIT_FAILURE;

    if (de != NULL) {
        a = abre("copia.txt", "w",
                 "No pude escribir copia.txt");
    }
    if (a != NULL) {
        while (fgets(linea, sizeof linea, de)
               != NULL) {
            fprintf(a, "%s", linea);
        }
        if (fclose(a) == 0) {
            printf("Copiado.\n");
            estado = EXIT_SUCCESS;
        } else {
            perror("No pude guardar copia.txt");
        }
    }
    if (de != NULL) {
        fclose(de);
    }
    return estado;
}
