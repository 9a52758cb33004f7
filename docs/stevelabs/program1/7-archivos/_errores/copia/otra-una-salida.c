#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char linea[100] = "";
    const char *que = NULL;
    int causa = 0;
    FILE *de = fopen("mapa.txt", "r");
    FILE *a = NULL;

    if (de == NULL) {
        causa = errno;
        que = "leer mapa.txt";
    } else {
        a = fopen("copia.txt", "w");
        if (a == NULL) {
            causa = errno;
            que = "escribir copia.txt";
        }
    }
    if (a != NULL) {
        while (fgets(linea, sizeof linea, de)
               != NULL) {
            fprintf(a, "%s", linea);
        }
        if (fclose(a) != 0) {
            causa = errno;
            que = "guardar copia.txt";
        }
    }
    if (de != NULL) {
        fclose(de);
    }
    if (que != NULL) {
        fprintf(stderr, "No pude %s: %s\n",
                que, strerror(causa));
        return EXIT_FAILURE;
    }
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
