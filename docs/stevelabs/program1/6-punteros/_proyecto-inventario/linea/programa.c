#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Entrega la línea sin su Enter, o NULL
char *linea_justa(void)
{
    char sitio[80] = "";
    char *enter = NULL;
    char *linea = NULL;

    if (fgets(sitio, sizeof sitio, stdin)
        == NULL) {
        return NULL;
    }
    enter = strchr(sitio, '\n');
    if (enter != NULL) {
        [[*enter = '\0';]]
    }
    linea = malloc([[strlen(sitio) + 1]]);
    if (linea != NULL) {
        strcpy(linea, sitio);
    }
    return linea;
}

int main(void)
{
    char *linea = linea_justa();

    while (linea != NULL) {
        printf("[%s]\n", linea);
        [[free(linea);]]
        linea = linea_justa();
    }
    return EXIT_SUCCESS;
}
